// The beginnings of words that show what a text is about. A “$” marks a pattern that matches a whole word.

export const meal =
  'restaurant|resto|plats?$|menus?$|desserts?$|serveu|cuisin|dîner|déjeuner|mang|vins?$|salade|sauce|viande|poisson|assiette|fromage|addition|recette|gastronom|brasserie|bistrot|délici|copieu|apéritif|servi$|servie?s$';
export const stage =
  'théât|dédié|acteur|actrice|comédi|dramatur|tragédi|molière|shakespeare|représent|mise$|metteur|jou[ée]|scène|acte|spectac|écri|rôle|auteur|william|adapt|éponyme|interpré';
export const music =
  'musi|album|chans|chant|single|disque|orchestr|concert|guitar|piano|rock|pop$|jazz|instrument|compos|groupe|enregistr|quatuor|chœur|baroque|voca';
export const film =
  'films?$|cinéma|télé|série|réalis|acteur|actrice|court|long|métrage|documentaire|clip|caméra|studio|tourn';
export const sport =
  'match|joueu|football|rugby|équipe|club|championnat|coupe|tournoi|saison|score|victoire|défaite|ligue|tennis|but$|buts$|gagn|remport|points|adversaire|finale|basket|handball|volley';
export const court =
  'polic|justice|juge|juges|tribunal|procureur|procès|avocat|enquêt|scandale|meurtre|crime|plainte|accus|soupçon|condamn|corruption|parquet|instruction|gendarm|affaire';
export const school =
  'école|élèv|prof|collèg|lycée|enseign|primaire|maternelle|rentrée|scolaire|instit|étudi|université|bac$|diplôm';
export const election =
  'électi|élu|élect|scrutin|suffrage|voix|candidat|vote|ballottage|présidentiel|législativ|municipal|parti$|partis$|maire';
export const money =
  'euros?$|dollars?$|francs?$|millions?$|milliards?$|prix|payer|pay[ée]|budget|banque|argent|impôt|fiscal';
