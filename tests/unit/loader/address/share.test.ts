import type {
	AddressProvider,
	EngineAddresses,
} from '../../../../src/contract/types';
import { attachSuggestions } from '../../../../src/islands/address/attach';
import { share } from '../../../../src/loader/address/share';
import { get, press, settle } from '../../support/page';
import { dropListeners } from '../../support/listeners';
import { openLookup, setReadyState } from './page';

const engine = (): EngineAddresses => {
	const { addressAutocomplete } = window.wc ?? {};
	if ( ! addressAutocomplete ) {
		throw new Error( 'WooCommerce’s name is not there.' );
	}
	return addressAutocomplete;
};

const provider = ( id = 'maps' ) => ( {
	id,
	canSearch: ( country: string ) => country === 'GB',
	search: jest.fn( () => Promise.resolve( [] ) ),
	select: jest.fn( () => Promise.resolve( { country: '', address_1: '' } ) ),
} );

const open = ( listed?: unknown ) => {
	const page = openLookup( listed );
	share( page.lookup, page.chooseAll );
	return page;
};

const bringLoader = (): void => {
	Object.assign( window, { vitrine: { announce: jest.fn() } } );
};

/** Registers under our own name. */
const registered = ( one: AddressProvider ): boolean | undefined =>
	window.vitrine?.registerAddressProvider?.( one );

dropListeners();

beforeEach( () => {
	delete window.wc;
	bringLoader();
	setReadyState( 'complete' );
} );

describe( "Vitrine's global", () => {
	it( 'registers providers and selects them for existing fields', () => {
		const { chooseAll, lookup } = open();
		const one = provider();
		expect( registered( one ) ).toBe( true );
		expect( chooseAll ).toHaveBeenCalledTimes( 1 );
		expect( lookup.active.of.billing ).toBe( one );
		expect( get( '#billing_address_1' ).getAttribute( 'role' ) ).toBe(
			'combobox'
		);
	} );

	it( 'selects nothing for a rejected provider', () => {
		const { chooseAll } = open();
		expect( registered( provider( 'other' ) ) ).toBe( false );
		expect( chooseAll ).not.toHaveBeenCalled();
	} );

	it( 'waits for the page to be parsed', () => {
		setReadyState( 'loading' );
		const { chooseAll } = open();
		registered( provider() );
		expect( chooseAll ).not.toHaveBeenCalled();
	} );

	it( 'exists also when the loader runs later', () => {
		delete window.vitrine;
		open();
		bringLoader();
		document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
		expect( registered( provider() ) ).toBe( true );
	} );
} );

describe( "WooCommerce's global", () => {
	it( 'keeps its other properties', () => {
		window.wc = { blocksCheckout: 1 } as never;
		open();
		expect( window.wc ).toMatchObject( { blocksCheckout: 1 } );
	} );

	it( "has the server's list, registered and active providers", () => {
		open( [
			{ id: 'post', branding_html: '<b>Post</b>' },
			{ id: 'maps' },
		] );
		const one = provider();
		const api = engine();
		expect( api.registerAddressAutocompleteProvider( one ) ).toBe( true );
		expect( api.providers ).toEqual( { maps: one } );
		expect( api.getProviders() ).toEqual( { maps: one } );
		expect( api.getServerProvider( 'post' )?.branding_html ).toBe(
			'<b>Post</b>'
		);
		expect( api.getServerProvider( 'none' ) ).toBeNull();
		expect( api.getActiveProvider( 'billing' ) ).toBe( one );
		expect( api.activeProvider.shipping ).toBeNull();
		expect( api.isBlocksContext() ).toBe( false );
	} );

	it( "lets another script select a provider, as WooCommerce's block does", () => {
		const { lookup } = open();
		const one = provider();
		engine().setActiveProvider( 'shipping', one );
		expect( lookup.active.of.shipping ).toBe( one );
		engine().setActiveProvider( 'shipping', null );
		expect( lookup.active.of.shipping ).toBeNull();
	} );

	it( 'survives an invalid list', () => {
		open( { maps: true } );
		expect( engine().getServerProvider( 'maps' ) ).toBeNull();
	} );
} );

/**
 * A provider as plugins write them for WooCommerce: an object with its own state
 * that does not use our name.
 */
class ParcelFinder {
	public readonly id = 'parcel-finder';
	public asked: unknown[][] = [];
	private readonly known = new Map< string, Record< string, string > >();

	public canSearch( country: string ) {
		return [ 'GB', 'IE' ].includes( country );
	}

	public async search( query: string, country: string, type: string ) {
		this.asked.push( [ query, country, type ] );
		await Promise.resolve();
		this.known.set( 'pf-1', {
			address_1: '12 Hazel Lane',
			city: 'London',
			country: 'GB',
		} );
		return [
			{
				id: 'pf-1',
				label: '12 Hazel Lane, London',
				matchedSubstrings: [ { offset: 3, length: 5 } ],
			},
		];
	}

	public async select( addressId: string ) {
		await Promise.resolve();
		return this.known.get( addressId );
	}
}

afterEach( () => jest.useRealTimers() );

it( 'runs a provider written for WooCommerce unchanged: listed, searched, shown, selected [3.7-03]', async () => {
	jest.useFakeTimers();
	const { lookup } = open( [ { id: 'parcel-finder' } ] );
	attachSuggestions( lookup );
	Element.prototype.scrollIntoView = jest.fn();
	window.reportError = ( error: unknown ) => {
		throw error;
	};
	const finder = new ParcelFinder();
	// As its script calls it.
	expect(
		engine().registerAddressAutocompleteProvider( finder as never )
	).toBe( true );
	const line = get< HTMLInputElement >( '#billing_address_1' );
	line.focus();
	line.value = 'hazel';
	line.dispatchEvent(
		new InputEvent( 'input', { bubbles: true, inputType: 'insertText' } )
	);
	await settle();
	expect( finder.asked ).toEqual( [ [ 'hazel', 'GB', 'billing' ] ] );
	expect( get( '[role="option"]' ).textContent ).toBe(
		'12 Hazel Lane, London'
	);
	expect( get( '[role="option"] strong' ).textContent ).toBe( 'Hazel' );
	press( line, 'ArrowDown' );
	press( line, 'Enter' );
	await settle();
	expect( line.value ).toBe( '12 Hazel Lane' );
	jest.advanceTimersByTime( 50 );
	expect( get< HTMLInputElement >( '#billing_city' ).value ).toBe( 'London' );
} );
