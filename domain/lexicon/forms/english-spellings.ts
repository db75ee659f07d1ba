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
  intresting=interesting hahaha=haha hahahaha=haha hehe=haha
  teh=the hte=the taht=that thsi=this adn=and wiht=with waht=what wut=what jsut=just yuo=you knwo=know kno=know
  beacuse=because becuse=because bcause=because bcuz=because bout=about abt=about dat=that plz=please pls=please plese=please
  msg=message appt=appointment dept=department govt=government mgmt=management acct=account approx=approximately wk=week wks=weeks
  yr=year hr=hour shoud=should shoul=should woud=would coud=could cud=could shud=should wud=would tmrw=tomorrow
  fav=favourite fave=favourite faves=favourites recomended=recommended reccomended=recommended recomendation=recommendation
  definitly=definitely definetly=definitely definitley=definitely defintely=definitely awfull=awful carefull=careful
  comming=coming dinning=dining finnally=finally grammer=grammar greatful=grateful happend=happened immediatly=immediately
  immediatley=immediately knowlege=knowledge noticable=noticeable occurence=occurrence orignal=original payed=paid peice=piece
  personel=personnel persue=pursue posession=possession posess=possess posses=possess prefered=preferred priviledge=privilege
  promtly=promptly publically=publicly questionaire=questionnaire recieving=receiving reciept=receipt refered=referred
  relevent=relevant remeber=remember rember=remember resteraunt=restaurant similiar=similar
  sincerly=sincerely speach=speech stoped=stopped strenght=strength supprised=surprised surprize=surprise theif=thief
  thrid=third togehter=together transfered=transferred truley=truly tryed=tried unfortunatly=unfortunately
  unfortunatley=unfortunately unfortunetly=unfortunately useing=using usualy=usually vegatarian=vegetarian wellcome=welcome
  wensday=Wednesday wheather=weather writting=writing yeild=yield neighboorhood=neighbourhood naborhood=neighbourhood
  musem=museum musems=museums museam=museum annoucement=announcement anouncement=announcement compaign=campaign
  seperately=separately extremly=extremely extrememly=extremely absolutly=absolutely especialy=especially
  expecially=especially basicaly=basically actualy=actually generaly=generally personaly=personally
  altough=although allthough=although anwser=answer arguement=argument athiest=atheist attitute=attitude availible=available
  avaliable=available beautifuly=beautifully belive=believe benifit=benefit boyfreind=boyfriend buisnesses=businesses
  catagory=category changable=changeable cheif=chief commited=committed commitee=committee concious=conscious
  confortable=comfortable comfertable=comfortable convinient=convenient curiousity=curiosity decison=decision
  desparate=desperate develope=develop dificult=difficult dosent=doesn’t embarassment=embarrassment
  enought=enough excercise=exercise exellent=excellent excelllent=excellent exprience=experience familar=familiar
  finacial=financial foriegn=foreign fourty=forty gauranteed=guaranteed gaurantee=guarantee guidence=guidance
  heared=heard hopefuly=hopefully humerous=humorous hygeine=hygiene imediately=immediately importent=important
  incredable=incredible inteligent=intelligent jewelery=jewellery layed=laid liek=like maintenence=maintenance
  mabye=maybe manuever=manoeuvre millon=million mispelled=misspelled mountian=mountain nessesary=necessary necesary=necessary
  nieghbor=neighbour nineth=ninth offical=official officiol=official ocasion=occasion oppinion=opinion paitent=patient
  parrallel=parallel particularily=particularly pleasent=pleasant plesant=pleasant poeple=people politican=politician
  potatos=potatoes tomatos=tomatoes practicaly=practically privelege=privilege probaly=probably problaby=probably
  pronounciation=pronunciation proably=probably quantaty=quantity quailty=quality qualty=quality recolect=recollect
  religous=religious repitition=repetition responsability=responsibility responsable=responsible rediculous=ridiculous
  scedule=schedule shedule=schedule secratary=secretary sepcial=special serius=serious sevral=several shoping=shopping
  sieze=seize simplier=simpler sould=should speical=special straigthforward=straightforward studing=studying
  sucess=success sucessful=successful suggestons=suggestions surley=surely temperture=temperature terrable=terrible
  themself=themselves therefor=therefore throught=through tounge=tongue tradgedy=tragedy unbelieveable=unbelievable
  usefull=useful vaccuum=vacuum valuble=valuable varient=variant vegtables=vegetables vehical=vehicle visable=visible
  wonderfuly=wonderfully woudl=would yestarday=yesterday yound=young younge=young minuscle=minuscule
  miniscule=minuscule discusting=disgusting undrstood=understood blouvard=boulevard boulavard=boulevard`;

const listed = new Map(
  spellings.split(/\s+/).map((entry) => {
    const [written = '', spelt = ''] = entry.split('=');
    return [written, spelt.toLowerCase()] as const;
  }),
);

/**
 * Shortens a lengthened letter to two letters and to one: “soon” and “son” for “sooon”, “pretty” and “prety” for “prettty”.
 */
function shorten(text: string): string[] {
  if (!/(\p{L})\1\1/u.test(text)) return [];
  const [double, single] = ['$1$1', '$1'].map((letters) => text.toLowerCase().replace(/(\p{L})\1{2,}/gu, letters));
  // The spelling with a single letter is tried first (“sooooo” is “so”, “veryyy” is “very”), except for words such as “good”
  // (“goooood”).
  return [single, double]
    .flatMap((each) => each ?? [])
    .toSorted((a, b) => Number(withDouble.test(b)) - Number(withDouble.test(a)));
}

/** Words with a double letter whose spelling with a single letter is another word: “soon”, “good”. */
const withDouble =
  /^(?:good|cool|soon|sweet|free|food|need|week|looks?|keep|feel|awfull?y?|really|hello|well|all|still|yummy|happy|see|too|bee|off|tall|full|pull|boss|less|loose|cheers|pretty)$/;

/**
 * The listed spellings for an informal spelling, likeliest first: “don’t” for “dont”. Capitalised abbreviations such as “U”
 * and “R” are kept.
 */
export function respellEnglish(text: string): string[] {
  const mayBeInformal = text.length > 2 || text === text.toLowerCase() || /^I[mM]$/.test(text);
  const spelt = mayBeInformal ? listed.get(text.toLowerCase()) : undefined;
  return [...shorten(text), ...(spelt === undefined ? [] : [spelt])];
}
