import { click, settle } from '../../../support/page';
import { choose, form, formHtml, openForm, SHIRTS } from './shop';

const NATIVE = [
	'check-variations',
	'update-variation-values',
	'found-variation',
	'show-variation',
	'hide-variation',
	'reset-data',
	'variation-has-changed',
].map( ( name ) => `vitrine:${ name }` );

type Handler = ( event: unknown, ...args: unknown[] ) => void;

/** jQuery stub. */
const installJQuery = () => {
	const log: unknown[][] = [];
	const handlers: Record< string, Handler[] > = {};
	const given = new Map< string, unknown >();
	const fn: Record< string, unknown > = {};
	const run = ( name: string, event: unknown, args: unknown[] = [] ) =>
		handlers[ name ]?.forEach( ( handler ) => handler( event, ...args ) );
	const jQuery = ( target: unknown ) => {
		const collection = {
			on( names: string, ...rest: unknown[] ) {
				if ( target === document.querySelector( 'form' ) ) {
					( handlers[ names ] ??= [] ).push(
						rest.at( -1 ) as Handler
					);
				}
			},
			data: ( name: string, value?: unknown ) =>
				value ? given.set( name, value ) : given.get( name ),
			triggerHandler: () => undefined,
			find: () => collection,
			closest: () => collection,
			get: () => [ target ],
			trigger( name: string, args: unknown[] = [] ) {
				log.push( [ name, ...args ] );
				run( name, {}, args );
			},
		};
		return collection;
	};
	Object.assign( window, { jQuery: Object.assign( jQuery, { fn } ) } );
	return {
		given,
		fn,
		names: () => log.splice( 0 ).map( ( [ name ] ) => name ),
		log,
		/** Triggers an event as another script. */
		ask: ( name: string, event: object = {}, ...args: unknown[] ) => {
			run( name, event, args );
			return settle();
		},
	};
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'jQuery' );
} );

describe( 'variation form events', () => {
	it( 'are native and typed', async () => {
		await openForm();
		const heard: string[] = [];
		let found: unknown;
		for ( const name of NATIVE ) {
			document.body.addEventListener( name, ( { type } ) => {
				heard.push( type.slice( 8 ) );
			} );
		}
		form().addEventListener( 'vitrine:found-variation', ( { detail } ) => {
			found = detail.variation;
		} );
		await choose( 'size', 's' );
		heard.length = 0;
		await choose( 'colour', 'red' );
		expect( heard ).toEqual( [
			'check-variations',
			'update-variation-values',
			'found-variation',
			'variation-has-changed',
		] );
		expect( found ).toEqual( { ...SHIRTS[ 0 ], sale_percentage: 25 } );
		await jest.advanceTimersByTimeAsync( 299 );
		expect( heard ).not.toContain( 'show-variation' );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( heard.at( -1 ) ).toBe( 'show-variation' );
	} );

	it( "fire by jQuery in WooCommerce's order", async () => {
		const { names, log } = installJQuery();
		await openForm();
		expect( names() ).toEqual( [
			'check_variations',
			'update_variation_values',
			'woocommerce_update_variation_values',
			'reset_data',
			'reset_image',
			'hide_variation',
			'wc_variation_form',
		] );
		await choose( 'size', 's' );
		names();
		await choose( 'colour', 'red' );
		expect(
			log.find( ( [ name ] ) => name === 'found_variation' )
		).toEqual( [
			'found_variation',
			{ ...SHIRTS[ 0 ], sale_percentage: 25 },
		] );
		await jest.advanceTimersByTimeAsync( 300 );
		expect( names() ).toEqual( [
			'clear_reset_announcement',
			'woocommerce_variation_select_change',
			'check_variations',
			'update_variation_values',
			'woocommerce_update_variation_values',
			'found_variation',
			'woocommerce_variation_has_changed',
			'show_variation',
		] );
		await click( '.reset_variations' );
		const once = [
			'clear_reset_announcement',
			'woocommerce_variation_select_change',
			'check_variations',
			'update_variation_values',
			'woocommerce_update_variation_values',
			'reset_data',
			'reset_image',
			'hide_variation',
			'woocommerce_variation_has_changed',
		];
		expect( names() ).toEqual( [
			...once,
			...once,
			'announce_reset',
			'reset_data',
			'reset_image',
			'hide_variation',
			'reset_focus',
		] );
	} );

	it( 'are handled when other scripts trigger them by jQuery', async () => {
		const { ask, given, names } = installJQuery();
		await openForm( formHtml( { list: SHIRTS.slice( 0, 1 ) } ) );
		const select = document.querySelectorAll( 'select' );
		select[ 0 ]!.value = 's';
		select[ 1 ]!.value = 'red';
		names();
		await ask( 'check_variations' );
		// The triggered event is not repeated.
		expect( names() ).toEqual( [
			'update_variation_values',
			'woocommerce_update_variation_values',
			'found_variation',
		] );

		given.set( 'product_variations', SHIRTS );
		select[ 1 ]!.value = 'blue';
		await ask( 'reload_product_variations' );
		expect(
			document.querySelector< HTMLInputElement >( '.variation_id' )?.value
		).toBe( '12' );
		names();
		await ask( 'reset_data' );
		expect( names() ).toEqual( [ 'reset_image', 'hide_variation' ] );
		expect(
			document.querySelector< HTMLElement >( '.single_variation' )?.style
				.display
		).toBe( 'none' );
	} );
} );
