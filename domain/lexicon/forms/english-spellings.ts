/** Common informal and wrong spellings, with the spelling that the lexicon lists: written=listed. */
const spellings = `dont=don’t cant=can’t wont=won’t didnt=didn’t doesnt=doesn’t isnt=isn’t arent=aren’t wasnt=wasn’t werent=weren’t
  hasnt=hasn’t havent=haven’t hadnt=hadn’t wouldnt=wouldn’t couldnt=couldn’t shouldnt=shouldn’t im=I’m ive=I’ve youre=you’re
  youve=you’ve youll=you’ll weve=we’ve theyre=they’re theyve=they’ve theyll=they’ll thats=that’s whats=what’s theres=there’s
  u=you ur=your r=are n=and thru=through tho=though altho=although cos=because coz=because cuz=because bc=because becuase=because
  becasue=because ppl=people thx=thanks thanx=thanks thnx=thanks tnx=thanks sry=sorry ect=etc nite=night tonite=tonight luv=love
  guaranty=guarantee peopel=people fisrt=first ewww=ew ewwww=ew lil=little alittle=little bday=birthday gf=girlfriend bf=boyfriend mins=minutes hrs=hours yrs=years lbs=pounds pics=pictures
  preety=pretty definately=definitely definatly=definitely defiantely=definitely recieve=receive recieved=received
  accomodate=accommodate accomodating=accommodating accomodation=accommodation untill=until thier=their beleive=believe
  wierd=weird tommorow=tomorrow tommorrow=tomorrow tomorow=tomorrow occured=occurred seperate=separate neccessary=necessary
  freind=friend freinds=friends freindly=friendly restaurent=restaurant restaraunt=restaurant resturant=restaurant
  restraunt=restaurant restraunts=restaurants reccomend=recommend recomend=recommend reccommend=recommend recommened=recommended
  experiance=experience experince=experience proffesional=professional profesional=professional excelent=excellent
  excellant=excellent begining=beginning goverment=government enviroment=environment succesful=successful
  succesfull=successful successfull=successful adress=address calender=calendar existance=existence independant=independent
  occassion=occasion noone=nobody somthing=something somone=someone wich=which foward=forward lovley=lovely ammazing=amazing
  amazeing=amazing delicous=delicious delicius=delicious appartment=apartment apartament=apartment appologies=apologies
  basicly=basically buisness=business completly=completely truely=truly realy=really finaly=finally prolly=probably
  probly=probably wonderfull=wonderful helpfull=helpful beautifull=beautiful awsome=awesome awesom=awesome knowledgable=knowledgeable
  knowlegeable=knowledgeable curteous=courteous maintainance=maintenance garauntee=guarantee guarentee=guarantee
  suprised=surprised suprise=surprise dissapointed=disappointed disapointed=disappointed embarassing=embarrassing
  embarassed=embarrassed harrassment=harassment lenght=length legnth=length hight=height wether=whether alway=always
  aways=always oportunity=opportunity posible=possible diffrent=different intrested=interested
  intresting=interesting hahaha=haha hahahaha=haha hehe=haha`;

const listed = new Map(
  spellings.split(/\s+/).map((entry) => {
    const [written = '', spelt = ''] = entry.split('=');
    return [written, spelt.toLowerCase()] as const;
  }),
);

/** Words with a double letter that are often lengthened: “sooon”, “gooood”. */
const withDouble =
  /^(?:good|cool|soon|sweet|free|food|need|week|looks?|keep|feel|awfull?y?|really|hello|well|all|still|yummy|happy)$/;

/** A lengthened word as it is usually written: “so” for “soooo”, “good” for “gooood”. */
function shorten(text: string): string | undefined {
  if (!/(\p{L})\1\1/u.test(text)) return undefined;
  const double = text.toLowerCase().replace(/(\p{L})\1{2,}/gu, '$1$1');
  return withDouble.test(double) ? double : text.toLowerCase().replace(/(\p{L})\1{2,}/gu, '$1');
}

/** The listed spelling of an informal one: “don’t” for “dont”. Capitalised abbreviations such as “U” and “R” are kept. */
export const respellEnglish = (text: string): string | undefined =>
  shorten(text) ??
  (text.length > 2 || text === text.toLowerCase() || /^I[mM]$/.test(text) ? listed.get(text.toLowerCase()) : undefined);
