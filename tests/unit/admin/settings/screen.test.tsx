import '../../islands/act';
import apiFetch from '@wordpress/api-fetch';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Screen } from '../../../../src/admin/settings/screen';
import { screenData } from '../../../fixtures/settings/screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

const send = jest.mocked( apiFetch );

let root: Root;
let container: HTMLElement;

const row = ( key: string ) => {
	const found = container.querySelector( `[data-setting="${ key }"]` );
	if ( ! found ) {
		throw new Error( `No ${ key }.` );
	}
	return found;
};

const input = ( key: string ) => {
	const found = row( key ).querySelector( 'input' );
	if ( ! found ) {
		throw new Error( `No input of ${ key }.` );
	}
	return found;
};

const type = ( key: string, text: string ) =>
	act( () => {
		const element = input( key );
		// React tracks the value with the prototype's setter.
		Object.getOwnPropertyDescriptor(
			HTMLInputElement.prototype,
			'value'
		)?.set?.call( element, text );
		element.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );

const press = ( name: string ) =>
	act( async () => {
		[ ...container.querySelectorAll( 'button' ) ]
			.find( ( { textContent } ) => textContent === name )
			?.click();
		await Promise.resolve();
	} );

const follow = ( name: string ) =>
	act( () => {
		[ ...container.querySelectorAll( 'a' ) ]
			.find( ( { textContent } ) => textContent === name )
			?.click();
	} );

/** The content of the selected tab and sections is displayed. */
const shown = () =>
	[ ...container.querySelectorAll( 'a[aria-current="page"]' ) ].map(
		( { textContent } ) => textContent
	);

const bar = () =>
	container.querySelector( '.vitrine-settings__bar' )?.textContent;

beforeEach( () => {
	send.mockReset();
	window.history.replaceState( {}, '', '?page=vitrine-settings&tab=cart' );
	container = document.createElement( 'div' );
	document.body.append( container );
	root = createRoot( container );
	act( () => root.render( <Screen data={ screenData() } /> ) );
} );

afterEach( () => {
	act( () => root.unmount() );
	container.remove();
} );

describe( 'the settings screen', () => {
	it( 'sends only changed settings to their option, and shows the stored value', async () => {
		send.mockResolvedValue( { vitrine_settings: { label: 'See it' } } );
		type( 'label', '  See it ' );
		await press( 'Save changes' );
		expect( send ).toHaveBeenCalledWith( {
			path: '/vitrine/v1/settings',
			method: 'POST',
			data: { vitrine_settings: { label: '  See it ' } },
		} );
		expect( input( 'label' ).value ).toBe( 'See it' );
		expect( bar() ).toContain( 'Settings saved.' );
	} );

	it( 'shows a server error at its setting and focuses it', async () => {
		send.mockRejectedValue( {
			code: 'vitrine_invalid_settings',
			message: 'Your changes were not saved.',
			data: { status: 400, fields: { width: 'Not today.' } },
		} );
		type( 'width', '800' );
		await press( 'Save changes' );
		expect( row( 'width' ).textContent ).toContain( 'Not today.' );
		expect( input( 'width' ).matches( ':focus' ) ).toBe( true );
		expect( input( 'width' ).value ).toBe( '800' );
		expect( input( 'width' ).getAttribute( 'aria-invalid' ) ).toBe(
			'true'
		);
	} );

	it( 'keeps input when the network fails, and retries on request', async () => {
		send.mockRejectedValueOnce( new Error( 'You are offline.' ) );
		type( 'label', 'See it' );
		await press( 'Save changes' );
		expect( bar() ).toContain( 'You are offline.' );
		expect( input( 'label' ).value ).toBe( 'See it' );
		send.mockResolvedValueOnce( { vitrine_settings: { label: 'See it' } } );
		await press( 'Try again' );
		expect( bar() ).toContain( 'Settings saved.' );
	} );

	it( 'keeps input typed during a save', async () => {
		let answer: ( value: unknown ) => void = () => undefined;
		send.mockReturnValue(
			new Promise( ( resolve ) => {
				answer = resolve;
			} )
		);
		type( 'label', 'One' );
		await press( 'Save changes' );
		type( 'label', 'Two' );
		await act( async () => {
			answer( { vitrine_settings: { label: 'One' } } );
			await Promise.resolve();
		} );
		expect( input( 'label' ).value ).toBe( 'Two' );
		expect( bar() ).toContain( '1 unsaved change' );
	} );

	it( 'sends no invalid setting', async () => {
		type( 'width', '12' );
		await press( 'Save changes' );
		expect( send ).not.toHaveBeenCalled();
		expect( row( 'width' ).textContent ).toContain(
			'Enter a whole number from 320 to 2560.'
		);
	} );

	it( 'resets a group to its defaults without saving them', async () => {
		await press( 'Reset “Cart” to the defaults' );
		expect( input( 'sticky' ).checked ).toBe( false );
		expect( send ).not.toHaveBeenCalled();
	} );

	it( 'hides the save button when there is nothing to save', () => {
		expect( bar() ).toContain( 'Save changes' );
		follow( 'Advanced' );
		follow( 'Import / Export' );
		expect( bar() ).toBeUndefined();
	} );

	it( 'gives each section a URL and keeps input between them', () => {
		expect( shown() ).toEqual( [ 'Products' ] );
		type( 'label', 'See it' );
		follow( 'General' );
		expect( window.location.search ).toBe(
			'?page=vitrine-settings&tab=general'
		);
		expect( bar() ).toContain( '1 unsaved change' );
		follow( 'Products' );
		expect( input( 'label' ).value ).toBe( 'See it' );
		follow( 'Advanced' );
		follow( 'Import / Export' );
		expect( window.location.search ).toBe(
			'?page=vitrine-settings&tab=advanced&section=transfer'
		);
		expect( shown() ).toEqual( [ 'Advanced', 'Import / Export' ] );
		expect( bar() ).toContain( '1 unsaved change' );
	} );

	it( 'shows a server error without a setting as text', async () => {
		send.mockRejectedValue( {
			code: 'vitrine_invalid_settings',
			message: 'Not so.',
			data: { status: 400, fields: { vitrine_settings: 'Not so.' } },
		} );
		type( 'label', 'See it' );
		await press( 'Save changes' );
		expect( bar() ).toContain( 'Not so.' );
	} );

	it( 'keeps a secret until another is entered', async () => {
		follow( 'Advanced' );
		expect( input( 'key' ).value ).toBe( '' );
		type( 'key', 'k'.repeat( 32 ) );
		type( 'key', '' );
		expect( bar() ).not.toContain( 'not saved' );
		await press( 'Remove' );
		expect( bar() ).toContain( '1 unsaved change' );
	} );
} );
