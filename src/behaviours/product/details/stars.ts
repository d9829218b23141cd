import contract from '../../../contract';
import { placeInRow } from '../../../core/tabs';
import { make } from '../../dom/make';
import type { Behavior } from '../../page';
import { onClick, onInit } from './listen';

const { markers } = contract;

const fieldOf = ( within: Element ) =>
	within
		.closest( 'form' )
		?.querySelector< HTMLSelectElement >( markers.rating );

/** A star with the text of its option. */
const makeStar = ( { value, text }: HTMLOptionElement, place: number ) =>
	make(
		'a',
		{
			href: '#',
			class: `star-${ value }`,
			'data-value': value,
			role: 'radio',
			'aria-checked': 'false',
			tabindex: place === 0 ? '0' : '-1',
		},
		text
	);

/** Replaces the rating field with stars; the hidden field is still sent. */
const showStars = ( field: HTMLSelectElement ) => {
	if ( field.previousElementSibling?.classList.contains( markers.stars ) ) {
		return;
	}
	const stars = [ ...field.options ]
		.filter( ( { value } ) => value )
		.sort( ( one, other ) => Number( one.value ) - Number( other.value ) )
		.map( makeStar );
	const group = make(
		'span',
		{ role: 'radiogroup', 'aria-labelledby': markers.rating_label },
		...stars
	);
	field.before( make( 'p', { class: markers.stars }, group ) );
	field.style.display = 'none';
	const given = stars.find(
		( { dataset } ) => dataset.value === field.value
	);
	if ( given ) {
		give( given );
	}
};

const starsOf = ( star: Element ) => [
	...( star.parentElement?.querySelectorAll< HTMLElement >(
		'[data-value]'
	) ?? [] ),
];

/** Sets the rating. */
const give = ( star: HTMLElement ) => {
	for ( const one of starsOf( star ) ) {
		const on = one === star;
		one.classList.toggle( 'active', on );
		one.setAttribute( 'aria-checked', String( on ) );
		one.tabIndex = on ? 0 : -1;
	}
	const box = star.closest( `.${ markers.stars }` );
	box?.classList.add( 'selected' );
	box?.querySelector( `.${ markers.stars_missing }` )?.remove();
	const field = fieldOf( star );
	if ( field && field.value !== star.dataset.value ) {
		field.value = star.dataset.value ?? '';
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
};

const moveByKey = ( event: Event, star: HTMLElement ) => {
	const { key } = event as KeyboardEvent;
	const all = starsOf( star );
	const from = all.indexOf( star );
	const place = placeInRow( key, from, {
		count: all.length,
		rightToLeft: getComputedStyle( star ).direction === 'rtl',
		// All arrow keys move within a radio group.
		vertical: key === 'ArrowUp' || key === 'ArrowDown',
	} );
	const next = key === ' ' ? star : all[ place ?? -1 ];
	if ( next ) {
		event.preventDefault();
		give( next );
		next.focus();
	}
};

/** Shows the browser's validation message at the stars. */
const demand = ( event: Event, submit: HTMLElement ) => {
	const field = fieldOf( submit );
	const stars = field?.previousElementSibling;
	if ( ! field || ! stars || field.validity.valid ) {
		return;
	}
	event.preventDefault();
	stars.querySelector( `.${ markers.stars_missing }` )?.remove();
	stars.append(
		make(
			'span',
			{ class: markers.stars_missing, role: 'alert' },
			field.validationMessage
		)
	);
	stars.querySelector< HTMLElement >( '[data-value]' )?.focus();
};

/** The stars of WooCommerce's review form. */
export const rateByStars: Behavior = ( page ) => {
	onClick( page, markers.star, ( event, star ) => {
		event.preventDefault();
		give( star );
	} );
	page.on( 'keydown', markers.star, moveByKey );
	page.on( 'click', markers.rating_submit, demand );
	onInit( markers.rating, ( element ) => {
		const field = element as HTMLSelectElement;
		field.required &&= page.settings.shop.rating_required !== false;
		showStars( field );
	} );
};
