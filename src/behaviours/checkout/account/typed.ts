import contract from '../../../contract';
import {
	type Draft,
	keepDraft,
	takeDraft,
} from '../../../transport/browser/storage/draft';
import { all } from '../../dom/find';
import type { Behavior, Page } from '../../page';

const { markers, storage } = contract;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields that are never stored: passwords, cards, and hidden inputs. */
const SECRET =
	'[type="hidden"], [type="password"], [type="file"], [type="submit"], [autocomplete^="cc-"], #payment *, [name^="card_"]:is( [autocomplete="off"], [name^="card_exp_"] )';

const isChoice = ( control: Control ): control is HTMLInputElement =>
	control instanceof HTMLInputElement &&
	[ 'checkbox', 'radio' ].includes( control.type );

/** Excludes a login that was moved into the checkout. */
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

/** Saves the typed checkout fields across a reload. */
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
	// Updates whatever depends on the field, such as states and totals.
	control.dispatchEvent( new Event( 'change', { bubbles: true } ) );
};

/**
 * Restores the checkout fields saved before a reload.
 *
 * @see spec 4.8
 */
export const restoreTyped: Behavior = ( page ) => {
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
