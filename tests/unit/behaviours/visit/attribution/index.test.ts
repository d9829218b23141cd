import { startAttribution } from '../../../../../src/behaviours/visit/attribution';
import { forgetKept } from '../../../../../src/transport/visit/forget';
import { SETTINGS, landing } from '../../../core/visit/attribution/helpers';

const settings = {
	...SETTINGS,
	domain: 'localhost',
	category: 'marketing',
	prefix: 'origin_',
	extension: 'woocommerce/order-attribution',
};

const value = ( name: string ) =>
	document.querySelector< HTMLInputElement >( `[name="${ name }"]` )?.value;

const start = ( href = 'https://localhost/?utm_source=news' ) =>
	startAttribution( settings, landing( { href } ) );

beforeEach( () => {
	forgetKept( 'localhost' );
	document.body.innerHTML =
		'<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';
} );

it( 'fills one input per field, named by the prefix [3.15-01] [3.15-03]', () => {
	start();
	expect( document.querySelectorAll( 'input[type="hidden"]' ) ).toHaveLength(
		16
	);
	expect( value( 'origin_source_type' ) ).toBe( 'utm' );
	expect( value( 'origin_utm_source' ) ).toBe( 'news' );
	expect( value( 'origin_utm_campaign' ) ).toBe( '(none)' );
} );

it( 'fills existing inputs and adds no second ones', () => {
	document.body.innerHTML =
		'<wc-order-attribution-inputs><input type="hidden" name="origin_utm_source" value=""></wc-order-attribution-inputs>';
	start();
	expect(
		document.querySelectorAll( '[name="origin_utm_source"]' )
	).toHaveLength( 1 );
	expect( value( 'origin_utm_source' ) ).toBe( 'news' );
} );

it( 'keeps cookies while on; off, removes them and empties every field [4.16-10] [4.16-11] [6-08]', () => {
	const stop = start();
	expect( document.cookie ).toContain( 'sbjs_current=' );
	stop();
	forgetKept( 'localhost' );
	expect( document.cookie ).not.toContain( 'sbjs_' );
	const inputs = [ ...document.querySelectorAll( 'input' ) ];
	expect( inputs ).toHaveLength( 16 );
	expect( inputs.every( ( input ) => input.value === '' ) ).toBe( true );
} );

it( "sets a checkout block's extension data under the shop's key, also when the block loads later [7.18-02]", () => {
	const setExtensionData = jest.fn();
	let is_there = false;
	Object.assign( window, {
		wp: {
			data: {
				select: () => ( is_there ? {} : undefined ),
				dispatch: () => ( { setExtensionData } ),
			},
		},
	} );
	Object.defineProperty( document, 'readyState', {
		value: 'loading',
		configurable: true,
	} );
	start();
	expect( setExtensionData ).not.toHaveBeenCalled();
	is_there = true;
	window.dispatchEvent( new Event( 'load' ) );
	expect( setExtensionData ).toHaveBeenCalledWith(
		'woocommerce/order-attribution',
		expect.objectContaining( { source_type: 'utm', utm_source: 'news' } ),
		true
	);
} );
