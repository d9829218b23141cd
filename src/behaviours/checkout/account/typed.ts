import contract from '../../../contract';
import {
	type Draft,
	keepDraft,
	takeDraft,
} from '../../../transport/browser/draft';
import { all } from '../../dom/find';
import type { Behaviour, Page } from '../../page';

const { markers, storage } = contract;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is nobody's to keep: passwords, cards, and what only the page knows. */
const SECRET =
	'[type="hidden"], [type="password"], [type="file"], [type="submit"], [autocomplete^="cc-"], #payment *, [name^="card_"]:is( [autocomplete="off"], [name^="card_exp_"] )';

const isChoice = ( control: Control ): control is HTMLInputElement =>
	control instanceof HTMLInputElement &&
	[ 'checkbox', 'radio' ].includes( control.type );

/** A login that is brought into the checkout is not of its form. */
const controlsOf = ( form: Element ) =>
	all< Control >( ':is( input, select, textarea )[name]', form ).filter(
		( control ) => control.form === form && ! control.matches( SECRET )
	);

const keyOf = ( control: Control ): string =>
	isChoice( control ) ? `${ control.name }=${ control.value }` : control.name;

const isChanged = ( control: Control ): boolean => {
	if ( control instanceof HTMLSelectElement ) {
		return [ ...control.options ].some(
			( option ) => option.selected !== option.defaultSelected
		);
	}
	return isChoice( control )
		? control.checked !== control.defaultChecked
		: control.value !== control.defaultValue;
};

const keyFor = ( page: Page ) =>
	`${ page.name( storage.checkout_draft ) }_${ page.settings.site }`;

/** Keeps what the shopper has typed into the checkout over a reload. */
export const keepTyped = ( page: Page ): void => {
	const draft: Draft = {};
	for ( const form of document.querySelectorAll( markers.checkout ) ) {
		for ( const control of controlsOf( form ).filter( isChanged ) ) {
			draft[ keyOf( control ) ] = isChoice( control )
				? String( control.checked )
				: control.value;
		}
	}
	keepDraft( keyFor( page ), draft );
};

const put = ( control: Control, value: string ): void => {
	if ( isChoice( control ) ) {
		control.checked = value === 'true';
	} else {
		control.value = value;
	}
	// Whoever follows the form hears of it: states of a country, sums.
	control.dispatchEvent( new Event( 'change', { bubbles: true } ) );
};

/**
 * Gives a checkout what was typed into it before it was loaded anew.
 *
 * @see spec 4.8
 */
export const restoreTyped: Behaviour = ( page ) => {
	const draft = takeDraft( keyFor( page ) );
	for ( const form of document.querySelectorAll( markers.checkout ) ) {
		for ( const control of controlsOf( form ) ) {
			const value = draft[ keyOf( control ) ];
			if ( value !== undefined ) {
				put( control, value );
			}
		}
	}
};
