import { counselorLines, tel } from '@3eu/university/facts';
import type { Language } from './types';

const { leila } = counselorLines;
const counselor = { label: leila.phone, href: tel(leila.phone) } as const;

/**
 * What is said to visitors who ask in another language, in that language: who answers in it, and a page in it where there
 * is one. Words are those that such a question has;
 * of four letters or more, none that an English one has, with or without its accents.
 */
export const languages = [
  {
    lang: 'es',
    line: `Este sitio está en inglés; ${leila.name} contesta en español:`,
    counselor,
    page: { label: 'Para familias', href: '/parents-families/es' },
    words:
      'abuela abuelo admisión años año apoyo ayuda beca becas carrera carreras cita colegiatura como cómo comida cuál cuánta cuánto cuántos cuenta cuesta cuestan cuota cuotas cuándo de del deuda dinero dónde el ella ellos en escuela esta estudiante estudiantes estudiar este extranjero familia familias fecha fechas gastos hablar hablan hay hija hijo hijos inscribir inscripción la las llamar los madre matrícula mi mis necesito nuestro padre padres pago pagar para por precio préstamo préstamos puedo qué que quien quién quiero requisitos residencia ser se solicitar solicitud su sus tiene tengo trabajo traducción un una universidad vivir vivienda y ya español',
  },
  {
    lang: 'de',
    line: `Diese Website ist auf Englisch; ${leila.name} antwortet auf Deutsch:`,
    counselor,
    words:
      'abschluss ausland ausländische bewerben bewerbung bewerbungsfrist bezahlen bin brauche das dem den der deutsch deutsche deutschland die ein eine einen einer englischkenntnisse finanzierung frist fristen für gebühr gebühren geld gibt habe hilfe ich ist kann kosten kostet krankenversicherung mein meine miete mit nach noten oder schule semesterbeitrag sie sind sohn stipendien stipendium studenten studentenwohnheim studentin studiengang studiengebühren studieren studium tochter und universität unterkunft visum voraussetzungen wann was welche wer werden wie wieviel wo wohnen wohnheim wohnung zimmer zulassung zum zur',
  },
  {
    lang: 'fr',
    line: `Ce site est en anglais ; ${leila.name} répond en français :`,
    counselor,
    words:
      'anglais année argent au aux avec bourse bourses chambre combien coût coûte coûtent de des diplôme dois du échéance elle est et étranger étudiant étudiante étudiants étudier études faut fille fils frais français inscrire je la le les logement ma mes mon nous où ou payer peut peux prêt prêts quand quel quelle quelles quels qui scolarité son sont sur tarif une université veux vous à',
  },
  {
    lang: 'zh',
    line: `本网站为英文；${leila.name} 可用中文回答：`,
    counselor,
    words: null,
  },
] as const satisfies readonly Language[];
