import type { VariationMatrix } from '../../../../../src/contract/types';
import { get, settle } from '../../../support/page';
import {
	button,
	choose,
	chosenId,
	form,
	formHtml,
	notice,
	openForm,
	panel,
	SHIRTS,
	status,
	WORDS,
} from './shop';

interface Asked {
	url: string;
	init: RequestInit;
	body: Record< string, string >;
	answer: ( text: string, status?: number ) => Promise< void >;
	fail: () => Promise< void >;
}

const asked: Asked[] = [];

const fetchLater = ( url: string, init: RequestInit ) =>
	new Promise( ( resolve, reject ) => {
		init.signal?.addEventListener( 'abort', () =>
			reject( new Error( 'Aborted' ) )
		);
		asked.push( {
			url,
			init,
			body: Object.fromEntries( init.body as URLSearchParams ),
			answer: ( text, code = 200 ) => {
				resolve( new Response( text, { status: code } ) );
				return settle();
			},
			fail: () => {
				reject( new TypeError( 'Failed to fetch' ) );
				return settle();
			},
		} );
	} );

const answerWith = ( value: unknown ) =>
	asked.at( -1 )!.answer( JSON.stringify( value ) );
const overlay = () => document.querySelector( '.blockOverlay' );
const chooseAll = async ( size = 's', color = 'red' ) => {
	await choose( 'size', size );
	await choose( 'colour', color );
};

const MATRIX: VariationMatrix = {
	names: [ 'attribute_size', 'attribute_colour' ],
	options: [
		[ 's', 'l', 'xl' ],
		[ 'red', 'blue', 'green' ],
	],
	ids: [ 11, 1, 1 ],
	values: [
		[ 1, 1, 2 ],
		[ 1, 2, 0 ],
	],
	flags: [ 15, 7, 15 ],
	price: [ 0, 0, 1 ],
	prices: [
		[ '<span class="price">€11.00</span>', 0 ],
		[ '<span class="price">€13.00</span>', 10 ],
	],
};
const withMatrix = ( more = '' ) =>
	formHtml( {
		list: false,
		more: `data-vitrine-matrix='${ JSON.stringify( MATRIX ) }' ${ more }`,
	} );

beforeEach( () => {
	asked.length = 0;
	Object.assign( window, { fetch: fetchLater } );
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'fetch' );
} );

describe( 'variations printed in the page', () => {
	it( 'are not requested [3.19-01]', async () => {
		await openForm();
		await chooseAll();
		expect( chosenId() ).toBe( '11' );
		expect( asked ).toHaveLength( 0 );
	} );
} );

describe( 'variations not printed in the page', () => {
	const html = formHtml( { list: false, more: 'data-custom_data="gift"' } );

	it( 'are requested with every attribute selected [5.4-01], by product, custom data and attributes [3.19-02] [7.13-01]', async () => {
		await openForm( html );
		await choose( 'size', 's' );
		expect( asked ).toHaveLength( 0 );
		await choose( 'colour', 'red' );
		expect( asked ).toHaveLength( 1 );
		expect( asked[ 0 ]!.init.method ).toBe( 'POST' );
		expect( asked[ 0 ]!.url ).toMatch( /\/\?wc-ajax=get_variation$/ );
		expect( asked[ 0 ]!.body ).toEqual( {
			attribute_size: 's',
			attribute_colour: 'red',
			product_id: '7',
			custom_data: 'gift',
		} );
	} );

	it( 'are found when the response is an object [7.13-02]', async () => {
		await openForm( html );
		const found: unknown[] = [];
		form().addEventListener( 'vitrine:found-variation', ( { detail } ) => {
			found.push( detail.variation.variation_id );
		} );
		await chooseAll();
		await answerWith( SHIRTS[ 0 ] );
		expect( found ).toEqual( [ 11 ] );
		expect( chosenId() ).toBe( '11' );
		expect( panel().textContent ).toContain( '€11.00' );
		expect( panel().style.display ).toBe( '' );
		expect( button().className ).not.toContain( 'disabled' );
	} );

	it.each( [ '', 'false', 'null' ] )(
		'match nothing when the response is “%s” [7.13-03]',
		async ( answer ) => {
			await openForm( html );
			await chooseAll();
			await asked[ 0 ]!.answer( answer );
			expect( notice()?.textContent ).toBe( WORDS.variation_none );
			expect( button().className ).toContain(
				'wc-variation-is-unavailable'
			);
		}
	);

	it( 'are aborted by another request [7.13-04]', async () => {
		await openForm( html );
		await chooseAll();
		await choose( 'colour', 'blue' );
		expect( asked ).toHaveLength( 2 );
		expect( asked[ 0 ]!.init.signal?.aborted ).toBe( true );
		await asked[ 0 ]!.answer( JSON.stringify( SHIRTS[ 0 ] ) );
		expect( chosenId() ).toBe( '' );
		await answerWith( SHIRTS[ 1 ] );
		expect( chosenId() ).toBe( '12' );
	} );

	it( 'block the form until the response or a failure [7.13-05]', async () => {
		await openForm( html );
		await chooseAll();
		expect( overlay()?.parentElement ).toBe( form() );
		expect( form().getAttribute( 'aria-busy' ) ).toBe( 'true' );
		await answerWith( SHIRTS[ 0 ] );
		expect( overlay() ).toBeNull();
		expect( form().hasAttribute( 'aria-busy' ) ).toBe( false );
		await choose( 'colour', 'blue' );
		expect( overlay() ).not.toBeNull();
		await asked[ 1 ]!.fail();
		expect( overlay() ).toBeNull();
	} );

	it.each( [
		[ 'a network error', () => asked[ 0 ]!.fail() ],
		[ 'a server error', () => asked[ 0 ]!.answer( 'Fatal error', 500 ) ],
		[ 'an invalid response', () => asked[ 0 ]!.answer( '{"a":1}' ) ],
	] )(
		'show an error when there is %s, and lose nothing',
		async ( _what, fail ) => {
			await openForm( html );
			await chooseAll();
			await fail();
			expect( notice()?.className ).toContain( 'woocommerce-error' );
			expect( status() ).not.toBe( '' );
			expect( get< HTMLSelectElement >( 'select' ).value ).toBe( 's' );
			expect( button().className ).toContain( 'disabled' );
		}
	);

	it( 'insert no scripts', async () => {
		await openForm( html );
		await chooseAll();
		await answerWith( {
			...SHIRTS[ 0 ],
			variation_description:
				'<img src=x onerror="window.bad=1"><script>bad()</script><b>fine</b>',
			weight_html: '<img src=x onerror="window.bad=1">2 kg',
		} );
		expect( panel().innerHTML ).toContain( '<b>fine</b>' );
		expect( panel().innerHTML ).not.toMatch( /onerror|<script/ );
		expect( get( '.product_weight' ).textContent ).toBe( '2 kg' );
	} );
} );

describe( 'variations printed as a matrix', () => {
	it( 'show price and state at once, the rest with the response', async () => {
		await openForm( withMatrix() );
		await chooseAll( 'l', 'green' );
		expect( panel().textContent ).toBe( '€13.00' );
		expect( chosenId() ).toBe( '13' );
		expect( button().className ).not.toContain( 'disabled' );
		expect( status() ).toBe( '' );
		await answerWith( SHIRTS[ 2 ] );
		expect( status() ).toBe( '€13.00. In stock' );
		expect( get( '.sku' ).textContent ).toBe( 'SKU-13' );
	} );

	it( 'know sold-out and missing ones without a request', async () => {
		await openForm( withMatrix() );
		await chooseAll( 's', 'blue' );
		expect( button().className ).toContain( 'wc-variation-is-unavailable' );
		await chooseAll( 'xl', 'green' );
		expect( asked ).toHaveLength( 1 );
		expect( notice()?.textContent ).toBe( WORDS.variation_none );
	} );

	it( 'do not request the one printed in the page', async () => {
		const chosen = JSON.stringify( SHIRTS[ 0 ] );
		await openForm(
			formHtml( {
				list: false,
				chosen: { size: 's', color: 'red' },
				more: `data-vitrine-matrix='${ JSON.stringify(
					MATRIX
				) }' data-vitrine-chosen='${ chosen }'`,
			} )
		);
		expect( asked ).toHaveLength( 0 );
		expect( chosenId() ).toBe( '11' );
		expect( status() ).toBe( '' );
	} );
} );
