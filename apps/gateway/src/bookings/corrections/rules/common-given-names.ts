/**
 * Given names that many people have, folded, one spelling of each: where one of them is booked, another one of them is no slip of it but
 * another person, as often a brother or a sister. Beside the names that are common they have those that are close to one of them.
 */
export const commonGivenNames: ReadonlySet<string> = new Set(
  `
  aaron abel abigail abril ada adam adela adolfo adrian adriana aida aitana aitor alan alana alba alberto aldo alejandra alejandro
  alessandra alexander alexandra alexis alfonso alfredo alicia alina alma alonso alvaro amalia amanda amelia amparo amy ana anabel andrea
  andres andrew angel angela angelica angelina anita antonia antonio araceli ariadna ariana ariel armando arturo aurelia aurelio aurora
  ava barbara beatriz belen benito benjamin berta bianca blanca brandon brenda brian bruno camila camilo carina carla carlos carlota
  carmelo carmen carol carolina catalina cecilia cecilio celia celina cesar charles charlotte chloe clara claudia claudio clemente
  consuelo cora cristian cristina cristobal cynthia daisy dalia damian dana daniel daniela dario david debora delia denis denise diana
  diego dolores domingo donald dora dylan edgar edith eduardo edwin elena elias elisa eloisa elsa elvira ema emilia emiliano emilio emma
  enrique eric erica ernesto esteban ester estela eugenia eugenio eva evelyn ezequiel fabian fabiana fabio fatima federico felicia felipe
  felix fermin fernanda fernando fidel flavia flora florencia frances francis francisca francisco franco fred frida gabriel gabriela
  gaspar gema genaro george gerardo german gilberto gina gisela gloria gonzalo grace gregorio guadalupe guillermo gustavo harold harry
  haydee hector helena henry herminia hernan hugo humberto ian ignacio ilda ilsa imelda ines inma irene iris irina irma isaac isabel isabela
  isidro ismael ivan ivana jacinto jack jacob jaime james jan jane janet jared jason javier jean jenifer jenny jeremias jeronimo
  jessica jesus jimena jim joan joana joaquin joel john jonas jonatan jordan jorge jose josefa josefina joseph joshua josue juan juana
  judith julia julian juliana julieta julio justin karen karina karla katia kevin kim laila lara larisa laura lea leandro leila leo leon
  leonardo leonor leticia lia lidia lila lilia liliana lina linda lisa lola lorena lorenzo loreto lourdes luca lucas lucia luciana luciano
  lucio lucrecia luis luisa luna lupe luz macarena magdalena maite manuel manuela marc marcel marcela marcelina marcelino marcelo marcia
  marcial marco marcos margarita maria mariana mariano maribel mariel mariela marina mario marion marisa marisol mark marlene marta martha
  martin martina mary mateo matias matilde mauricio mauro max maya mayra melania melina melisa mercedes mia michael michel micaela miguel
  milagros milena mireia miriam mirta moises monica montserrat nadia nancy naomi natalia natasha nelida nelly nestor nicolas nieves nina
  noa noe noel noelia noemi nora norma nuria octavio ofelia olga olivia omar oriol oscar osvaldo pablo paloma pamela paola patricia
  patricio patrick paul paula paulina paulino paz pedro penelope peter pilar piedad quique rafael rafaela raimundo ramiro ramon ramona
  raquel raul rebeca regina renata rene reinaldo ricardo richard rita robert roberta roberto rocio rodolfo rodrigo rogelio roman romina
  rosa rosalia rosana rosario rosaura roque roxana ruben rufino rut ruth ryan salma salvador samanta samuel sandra santiago santos sara
  saul sean sebastian selena selma serena sergio silvia silvio simon simona sofia sol soledad sonia stefan stella susana tamara tania
  tatiana telma teo teodora teodoro teresa thomas tim tina tobias tom tomas tony toni tristan ulises urbano valentin valentina valeria
  valerio vanesa vera veronica vicente victor victoria vilma violeta virginia viviana walter wendy wilson ximena yadira yago yesenia
  yolanda zoe
  `
    .trim()
    .split(/\s+/),
);
