import type { Translation } from '../../areas.js';

export const statistics: Translation<'yinsh/statistics'> = {
  'variant.yinsh.standard': 'YINSH standardowy',
  'variant.yinsh.blitz': 'YINSH błyskawiczny',

  'rings.heading': 'Gdzie trafiają pierścienie',
  'rings.text':
    'Im mocniejszy kolor pola, tym częściej stawiano na nim pierścień. W standardowym YINSH nie ma ulubionego pola, a środka raczej się unika. W błyskawicznym wszystko trafia do środka: białe zaczynają na f6 w {f6} partii.',
  'rings.all': 'Wszystkie dziesięć pierścieni',
  'rings.white': 'Pierwszy pierścień białych',
  'rings.black': 'Pierwszy pierścień czarnych',
  'rings.scale': 'Od {low} do {high} pierścieni na jednym polu',
  'rings.alt':
    '{title}. Na f6: {middle}. Na każdym polu wokół: {around}. Na każdym z pozostałych średnio: {rest}.',

  'together.heading': 'Pierścienie trzymają się razem',
  'together.text':
    'Dwa pierścienie jednego gracza stoją obok siebie znacznie częściej niż ustawione losowo. Ustawienie jest ważne: gracz z losowo ustawionymi pierścieniami uzyskał tylko {random}.',
  'together.shows': 'Pary pierścieni jednego gracza, które stoją obok siebie',
  'together.random': 'Ustawione losowo',

  'row.heading': 'Ile wart jest rząd',
  'row.text':
    'Pierwszy rząd jest wart swojego pierścienia i niewiele więcej: {level} partii dochodzi do 2 : 2. Dlatego komputer wstrzymuje się z rzędami. Dopóki nie usunął żadnego pierścienia, układa rząd tylko w {held} tur, w których mógłby.',
  'row.shows': 'Wynik gracza, który …',
  'row.lead': 'prowadzi {own} : {other}',
  'row.level': 'właśnie wyrównał na {own} : {own}',
  'row.taken': 'musiał ułożyć pierwszy rząd',
  'row.left': 'musiał zostawić pierwszy rząd',
};
