export const storyRequest = {
  way: 'ai',
  description: 'How a village on the coast keeps its lighthouse alive',
  type: 'deep-dive',
  genres: ['history'],
  length: 'medium',
  tone: 'informative',
  audience: 'adults',
  visibility: 'private',
};
