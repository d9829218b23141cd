import './act';
import { act } from 'react';
import type { CartSnapshot } from '../../../src/contract/types';
import { printed, read } from './fixtures';
import { get } from '../support/page';

let hydrateLoops: () => void;
let hydrateCartPage: () => void;

beforeAll( async () => {
	const loops = await import( '../../../src/islands/loop/hydrate' );
	const { ISLANDS: all } = await import(
		'../../../src/islands/loop/islands'
	);
	const { FACET_ISLANDS } = await import(
		'../../../src/islands/loop/facets/islands'
	);
	// Like two scripts of a page, one after the other.
	hydrateLoops = () => {
		loops.hydrateLoops( all );
		loops.hydrateLoops( FACET_ISLANDS );
	};
	( { hydrateCartPage } = await import(
		'../../../src/islands/hydrate/cart-page'
	) );
} );

const escape = ( text: string ) =>
	text.replaceAll( '&', '&amp;' ).replaceAll( '"', '&quot;' );

/** An island as rendered by the server, with its props. */
const island = ( name: string, fixture: string, props?: string ): string =>
	`<div id="${ fixture }" data-vitrine-island="${ name }" data-vitrine-props="${ escape(
		props ?? JSON.stringify( read( fixture ).props )
	) }">${ printed( fixture ) }</div>`;

const ISLANDS: [ string, string ][] = [
	[ 'vitrine-loop-count', 'loop-count' ],
	[ 'vitrine-loop-search', 'loop-search' ],
	[ 'vitrine-loop-sort', 'loop-sort' ],
	[ 'vitrine-loop-category', 'loop-filter-select' ],
	[ 'vitrine-loop-category', 'loop-filter-boxes' ],
	[ 'vitrine-loop-category', 'loop-filter-buttons' ],
	[ 'vitrine-loop-facet', 'loop-facet' ],
	[ 'vitrine-loop-facet', 'loop-facet-tree' ],
	[ 'vitrine-loop-facet', 'loop-price' ],
	[ 'vitrine-loop-pagination', 'loop-pages' ],
	[ 'vitrine-loop-reset', 'loop-reset' ],
	[ 'vitrine-loop-failure', 'loop-failure-none' ],
	[ 'vitrine-loop-nothing', 'loop-no-results' ],
];

const open = ( html: string, data = '{"query_id":1}' ) => {
	document.body.innerHTML = `<div class="vitrine-loop" data-loop="${ escape(
		data
	) }">${ html }</div>`;
};

const isAwake = ( id: string ) =>
	get( `#${ id }` ).hasAttribute( 'data-vitrine-hydrated' );

describe( 'a listing control', () => {
	it.each( ISLANDS )(
		"%s (%s) hydrates with the server's data, and stays as printed if that is broken",
		async ( name, fixture ) => {
			open( island( name, fixture ) );
			await act( async () => hydrateLoops() );
			expect( isAwake( fixture ) ).toBe( true );
			for ( const broken of [
				'',
				'{"text":',
				'null',
				'[]',
				'"text"',
				'{"kind":"button","options":3}',
				'{"constructor":{}}',
			] ) {
				open( island( name, fixture, broken ) );
				const before = get( `#${ fixture }` ).innerHTML;
				await act( async () => hydrateLoops() );
				expect( isAwake( fixture ) ).toBe( false );
				expect( get( `#${ fixture }` ).innerHTML ).toBe( before );
			}
		}
	);

	it( 'stays as printed in a listing without data, and beside a broken one', async () => {
		const reset = island( 'vitrine-loop-reset', 'loop-reset' );
		for ( const data of [ '', '{', '{"query_id":"1"}' ] ) {
			open( reset, data );
			await act( async () => hydrateLoops() );
			expect( isAwake( 'loop-reset' ) ).toBe( false );
		}
		open( island( 'vitrine-loop-sort', 'loop-sort', '{}' ) + reset );
		await act( async () => hydrateLoops() );
		expect( isAwake( 'loop-sort' ) ).toBe( false );
		expect( isAwake( 'loop-reset' ) ).toBe( true );
	} );
} );

describe.each( [ 'page-many', 'page-composed' ] )(
	'the cart page (%s)',
	( fixture ) => {
		const { cart: shown, ...whole } = read( fixture ).props as {
			cart: CartSnapshot;
		};
		const openCart = ( props: string, revision = shown.revision ) => {
			window.vitrine = {} as NonNullable< typeof window.vitrine >;
			document.body.innerHTML = `<script type="application/json" id="vitrine-cart-data">${ JSON.stringify(
				shown
			) }</script><div id="cart" class="vitrine-cart" data-revision="${ revision }" data-vitrine-props="${ escape(
				props
			) }">${ printed( fixture ) }</div>`;
		};

		it( 'stays as printed with broken data', () => {
			for ( const props of [
				'{"shop":',
				'{}',
				'[]',
				'null',
				JSON.stringify( { ...whole, layout: { filled: [ {} ] } } ),
			] ) {
				openCart( props );
				const before = get( '#cart' ).innerHTML;
				expect( hydrateCartPage ).not.toThrow();
				expect( get( '#cart' ).innerHTML ).toBe( before );
				expect( isAwake( 'cart' ) ).toBe( false );
			}
		} );

		it( 'hydrates with complete data', async () => {
			openCart( JSON.stringify( whole ) );
			await act( async () => hydrateCartPage() );
			expect( isAwake( 'cart' ) ).toBe( true );
		} );

		it( 'keeps the nodes of blocks between its parts, also for another cart', async () => {
			const blocksOf = () => [
				...document.querySelectorAll( '[data-vitrine-block] > *' ),
			];
			for ( const revision of [ shown.revision, shown.revision - 1 ] ) {
				openCart( JSON.stringify( whole ), revision );
				const before = blocksOf();
				await act( async () => hydrateCartPage() );
				expect( isAwake( 'cart' ) ).toBe( true );
				const after = blocksOf();
				expect( after ).toHaveLength( before.length );
				expect(
					after.every( ( node, at ) => node === before[ at ] )
				).toBe( true );
			}
		} );
	}
);
