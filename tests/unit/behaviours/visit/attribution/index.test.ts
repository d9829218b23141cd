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

it( 'fills one input a field, named by the prefix [3.15-01] [3.15-03]', () => {
	start();
	expect( document.querySelectorAll( 'input[type="hidden"]' ) ).toHaveLength(
		16
	);
	expect( value( 'origin_source_type' ) ).toBe( 'utm' );
	expect( value( 'origin_utm_source' ) ).toBe( 'news' );
	expect( value( 'origin_utm_campaign' ) ).toBe( '(none)' );
} );

it( 'fills the inputs that the page has, and makes no second ones', () => {
	document.body.innerHTML =
		'<wc-order-attribution-inputs><input type="hidden" name="origin_utm_source" value=""></wc-order-attribution-inputs>';
	start();
	expect(
		document.querySelectorAll( '[name="origin_utm_source"]' )
	).toHaveLength( 1 );
	expect( value( 'origin_utm_source' ) ).toBe( 'news' );
} );

it( 'keeps cookies while it is on; off, they go and every field is empty [4.16-10] [4.16-11] [6-08]', () => {
	const stop = start();
	expect( document.cookie ).toContain( 'sbjs_current=' );
	stop();
	forgetKept( 'localhost' );
	expect( document.cookie ).not.toContain( 'sbjs_' );
	const inputs = [ ...document.querySelectorAll( 'input' ) ];
	expect( inputs ).toHaveLength( 16 );
	expect( inputs.every( ( input ) => input.value === '' ) ).toBe( true );
} );

it( 'gives a checkout block its data under the key of the shop, also when the block comes later [7.18-02]', () => {
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
