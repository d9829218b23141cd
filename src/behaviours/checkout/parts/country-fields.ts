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

/** The row of a field, as Field prints it. */
const rowOf = ( name: string ) => document.getElementById( `${ name }_field` );

const controlIn = ( row: Element | null ) =>
	row?.querySelector< Control >( 'input, select' ) ?? null;

/** Puts a control in the place of another, with what was chosen or typed there, and the focus. */
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

/** Makes a row what the country has it. What stays a text field stays the same element. */
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
		// The owner's word stays; whether it must be filled in follows it.
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
 * Puts rows into the order in which the country writes them, each into the place of
 * one of them: what stands between stays where it is. The focus stays too.
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

/** The shop does not say: what is typed is understood all the same. */
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

/** The country that each select was last followed to, so that an answer that is late counts no more. */
const followed = new WeakMap< HTMLSelectElement, string >();

/** The country whose fields are there: at first the one that the page came with. */
const countryOf = ( select: HTMLSelectElement ) =>
	followed.get( select ) ??
	[ ...select.options ].find( ( option ) => option.defaultSelected )?.value;

/**
 * Has the fields of an address follow its country: which there are, what they are
 * called, whether they must be filled in, in which order, and which states there are.
 *
 * @param left The state that was there by then: nothing of a former country
 *             stays, but what the browser or a suggestion has filled in since does.
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
		// The next choice of this country asks again.
		followed.set( select, '' );
		writeFreely( row, state );
	}
	const now = controlIn( row );
	if ( now?.value ) {
		// Who listens to the state, such as the totals, has heard of an empty one.
		now.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
	emitAt( select, events.native.country_changed );
};
