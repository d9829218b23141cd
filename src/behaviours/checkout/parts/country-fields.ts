import contract from '../../../contract';
import { choiceOf } from '../../../core/address/fill';
import { browserEnvironment } from '../../../transport/browser/environment';
import { fetchCountryFields } from '../../../transport/customer/country-fields';
import { createHttp } from '../../../transport/http';
import { setAttribute } from '../../dom/attributes';
import { all } from '../../dom/find';
import { make } from '../../dom/make';
import { emitAt } from '../../dom/emit';
import { clearError } from '../errors';

const { events, markers } = contract;
const { own_label: OWN_LABEL } = markers;

type Control = HTMLInputElement | HTMLSelectElement;

/** The form row of a field. */
const rowOf = ( name: string ) => document.getElementById( `${ name }_field` );

const controlIn = ( row: Element | null ) =>
	row?.querySelector< Control >( 'input, select' ) ?? null;

/** Replaces a control and keeps its value and the focus. */
const swap = ( old: Control, next: Control, value: string ) => {
	next.value =
		next instanceof HTMLSelectElement
			? choiceOf( [ ...next.options ], value ) ?? ''
			: value;
	const hasFocus = old === old.ownerDocument.activeElement;
	old.replaceWith( next );
	if ( hasFocus ) {
		next.focus();
	}
};

/** Updates a row for the country. A text input keeps its element. */
const renew = ( row: HTMLElement, html: string ) => {
	const next = new DOMParser()
		.parseFromString( html, 'text/html' )
		.querySelector< HTMLElement >( '.form-row' );
	const wanted = controlIn( next );
	const control = controlIn( row );
	const label = next?.querySelector( 'label' );
	if ( ! next || ! wanted || ! control || ! label ) {
		return;
	}
	clearError( control );
	row.className = next.className;
	row.hidden = next.hidden;
	const old = row.querySelector( 'label' );
	if ( old?.hasAttribute( OWN_LABEL ) ) {
		// Keep the owner's label; only its required mark changes.
		label.firstChild?.replaceWith( old.firstChild ?? '' );
		label.setAttribute( OWN_LABEL, '' );
	}
	old?.replaceWith( label );
	if (
		control instanceof HTMLInputElement &&
		wanted instanceof HTMLInputElement
	) {
		setAttribute(
			control,
			'aria-required',
			wanted.getAttribute( 'aria-required' )
		);
		if ( next.hidden ) {
			control.value = '';
		}
	} else {
		swap( control, wanted, control.value );
	}
};

/**
 * Sorts the rows by the country's field order, using the positions of the
 * existing rows: other elements stay in place. Keeps the focus.
 */
const reorder = ( rows: readonly HTMLElement[] ) => {
	const now = all( '.form-row' ).filter( ( row ) => rows.includes( row ) );
	if ( rows.every( ( row, index ) => row === now[ index ] ) ) {
		return;
	}
	const focused = document.querySelector< HTMLElement >( '.form-row :focus' );
	const places = now.map( ( row ) => {
		const place = document.createComment( '' );
		row.replaceWith( place );
		return place;
	} );
	rows.forEach( ( row, index ) => places[ index ]?.replaceWith( row ) );
	focused?.focus( { preventScroll: true } );
};

/** No response: accept free text for the state. */
const writeFreely = ( row: HTMLElement, state: Control ) => {
	row.hidden = false;
	if ( state instanceof HTMLSelectElement ) {
		const input = make( 'input', { type: 'text' } );
		for ( const { name, value } of state.attributes ) {
			input.setAttribute( name, value );
		}
		input.removeAttribute( 'aria-required' );
		swap( state, input, state.value );
	}
};

/** The country last requested for each select, to ignore late responses. */
const followed = new WeakMap< HTMLSelectElement, string >();

/** The country whose fields are shown: initially the printed one. */
const countryOf = ( select: HTMLSelectElement ) =>
	followed.get( select ) ??
	[ ...select.options ].find( ( option ) => option.defaultSelected )?.value;

/**
 * Updates the address fields for the selected country: visibility, labels,
 * required fields, order, and states.
 *
 * @param left The state when the country was selected: it is cleared, but a
 *             state that autofill or a suggestion has set since is kept.
 * @see spec 3.5
 */
export const fitCountry = async (
	select: HTMLSelectElement,
	url: string,
	left?: string
): Promise< void > => {
	const { value: country } = select;
	const type = select.name.replace( /_country$/, '' );
	if ( ! country || countryOf( select ) === country ) {
		return;
	}
	followed.set( select, country );
	const row = rowOf( `${ type }_state` );
	const state = controlIn( row );
	if ( state && state.value === left ) {
		state.value = '';
	}
	const http = createHttp( browserEnvironment().fetch );
	const rows = await fetchCountryFields( url, country, type, http );
	if ( followed.get( select ) !== country ) {
		return;
	}
	if ( rows ) {
		const there: HTMLElement[] = [];
		for ( const [ name, html ] of Object.entries( rows ) ) {
			const one = rowOf( name );
			if ( one ) {
				renew( one, html );
				there.push( one );
			}
		}
		reorder( there );
	} else if ( row && state ) {
		// Lets the next selection of this country try again.
		followed.set( select, '' );
		writeFreely( row, state );
	}
	const now = controlIn( row );
	if ( now?.value ) {
		// Listeners to the state have only seen an empty one.
		now.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
	emitAt( select, events.native.country_changed );
};
