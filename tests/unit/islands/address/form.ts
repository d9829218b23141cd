import type { AddressPage } from '../../../../src/contract/types';
import { dispatch } from '@wordpress/data';
import { CLOSED } from '../../../../src/core/address/combobox';
import type { AddressLookup } from '../../../../src/core/address/lookup';
import { attachSuggestions } from '../../../../src/islands/address/attach';
import { sanitizeBranding } from '../../../../src/loader/address/branding';
import { checkoutStore } from '../../../../src/stores/checkout';
import { createActiveProviders } from '../../../../src/core/address/active';
import { createAddressRegistry } from '../../../../src/core/address/registry';
import { chooser } from '../../../../src/loader/address/choose';
import { get, settle } from '../../support/page';

const COUNTRY =
	'<option value="">Choose</option><option value="DE">Germany</option><option value="GB">UK</option>';

const address = ( type: string ) => `
	<div class="form-row"><select name="${ type }_country" id="${ type }_country">${ COUNTRY }</select></div>
	<div class="form-row"><input name="${ type }_address_1" id="${ type }_address_1" autocomplete="address-line1"></div>
	<input name="${ type }_address_2" id="${ type }_address_2" value="old flat">
	<input name="${ type }_city" id="${ type }_city" value="old city">
	<input name="${ type }_postcode" id="${ type }_postcode" value="old code">
	<select name="${ type }_state" id="${ type }_state"><option value="">Choose</option><option value="BE">Berlin</option><option value="X" selected>Old</option></select>`;

const TEXTS: AddressPage[ 'texts' ] = {
	suggestions: 'Address suggestions',
	one_suggestion: 'One address',
	some_suggestions: '%s addresses',
	address_filled: 'Filled in',
};

/** Suggestions of a provider. */
export const found = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => ( {
		id: `id-${ index }`,
		label: `${ index } Main Street`,
		matchedSubstrings: [ { offset: 2, length: 4 } ],
	} ) );

interface Mocks {
	canSearch: jest.Mock< boolean, [ string ] >;
	search: jest.Mock< Promise< unknown >, unknown[] >;
	select: jest.Mock< Promise< unknown >, unknown[] >;
}

/** A provider mock that supports only Germany. */
export const provider = (
	more: Partial< Mocks > = {}
): Mocks & { id: string } => ( {
	id: 'maps',
	canSearch: jest.fn( ( country: string ) => country === 'DE' ),
	search: jest.fn( () => Promise.resolve( found( 2 ) ) ),
	select: jest.fn( () =>
		Promise.resolve( {
			country: 'DE',
			address_1: 'Weg 1',
			address_2: 'Hof',
			city: 'Berlin',
			postcode: '10115',
			state: 'berlin',
		} )
	),
	...more,
} );

let stop: () => void = () => undefined;

/** Removes the listeners of the last form. */
export const leave = (): void => stop();

/**
 * Opens a checkout with both addresses in Germany, and providers.
 *
 * @param one    Registered as `maps`.
 * @param more   More providers after it.
 * @param listed The server's list, if it differs.
 */
export const open = (
	one: object = provider(),
	more: Array< { id: string } > = [],
	listed: unknown = [
		{ id: 'maps' },
		...more.map( ( { id } ) => ( { id } ) ),
	]
) => {
	document.body.innerHTML = `<div id="root"><form>${ address(
		'billing'
	) }${ address( 'shipping' ) }</form><p>Elsewhere</p></div>`;
	const log = { error: jest.fn(), warn: jest.fn() };
	const registry = createAddressRegistry( JSON.stringify( listed ), log );
	[ one, ...more ].forEach( registry.register );
	const active = createActiveProviders( registry, log );
	const { choose, chooseAll } = chooser( active );
	const lookup: AddressLookup = {
		registry,
		active,
		log,
		texts: TEXTS,
		choose,
		brand: ( id ) => {
			const html = registry.branding( id );
			return Promise.resolve( html ? sanitizeBranding( html ) : null );
		},
	};
	const announce = jest.fn();
	window.vitrine = { announce } as never;
	Element.prototype.scrollIntoView = jest.fn();
	window.reportError = ( error: unknown ) => {
		throw error;
	};
	const root = get( '#root' );
	const take = attachSuggestions( lookup, root );
	stop = () => {
		root.remove();
		for ( const of of [ 'billing', 'shipping' ] as const ) {
			void dispatch( checkoutStore ).suggest( of, CLOSED );
		}
	};
	for ( const type of [ 'billing', 'shipping' ] ) {
		get< HTMLSelectElement >( `#${ type }_country` ).value = 'DE';
	}
	chooseAll();
	return { log, active, registry, announce, chooseAll, take };
};

export const line = ( type = 'billing' ) =>
	get< HTMLInputElement >( `#${ type }_address_1` );

/** Types into a first address line with native events. */
export const type = async ( text: string, of = 'billing' ): Promise< void > => {
	const field = line( of );
	field.focus();
	field.value = text;
	field.dispatchEvent(
		new InputEvent( 'input', { bubbles: true, inputType: 'insertText' } )
	);
	await settle();
};

/** The open list of an address; null if it is closed. */
export const list = ( of = 'billing' ): HTMLElement | null => {
	const element = document.querySelector< HTMLElement >(
		`#${ of }_address_1 + .vitrine-suggestions`
	);
	return element?.hidden === false ? element : null;
};

export const options = ( of = 'billing' ): HTMLElement[] => [
	...( list( of )?.querySelectorAll< HTMLElement >( '[role="option"]' ) ??
		[] ),
];

/** Values of an address in the order of the form. */
export const values = ( of = 'billing' ): string[] =>
	[ 'country', 'address_1', 'address_2', 'city', 'postcode', 'state' ].map(
		( part ) => get< HTMLInputElement >( `#${ of }_${ part }` ).value
	);

/** Index of the highlighted option for assistive technology; -1 for none. */
export const highlighted = (): number =>
	options().findIndex(
		( { id } ) => id === line().getAttribute( 'aria-activedescendant' )
	);
