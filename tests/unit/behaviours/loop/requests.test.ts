import { good, listing, openListings } from './world';

const SEARCH = '[data-loop-control="search"]';
const SORT = '[data-loop-control="sort"]';
const SELECT = '[data-loop-control="select"]';
const BOX = ( value: string ) => `[type="checkbox"][value="${ value }"]`;
const BUTTON = ( type: string ) => `[data-type="${ type }"]`;
const UNTYPED = '[data-loop-control="button"]:not([data-type])';
const RESET = '[data-loop-control="reset"]';
const PAGE = '[data-loop-control="page"]';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a request', () => {
	it( 'is a POST of form data to the AJAX URL, with same-origin credentials [7.10-01]', async () => {
		const { asked, click } = openListings( listing( 1 ) );
		await click( BUTTON( 'care' ) );
		const [ { url, init } ] = asked as [ ( typeof asked )[ 0 ] ];
		expect( url ).toBe( 'https://shop.test/wp-admin/admin-ajax.php' );
		expect( init.method ).toBe( 'POST' );
		expect( init.body ).toBeInstanceOf( FormData );
		expect( init.credentials ).toBe( 'same-origin' );
	} );

	it( 'always has action, page, nonce and block IDs, and nothing that is not set [3.12-01] [3.12-02] [7.10-02] [7.10-03] [7.10-04] [6-12]', async () => {
		const { asked, click } = openListings( listing( 1 ) + listing( 2 ) );
		await click( BUTTON( 'all' ), 2 );
		expect( asked.map( ( { fields } ) => fields ) ).toEqual( [
			{
				action: 'vitrine_update_loop_builder_content',
				postId: '12',
				postType: 'page',
				security: 'nonce1',
				queryId: '2',
				block_id: 'block2',
			},
		] );
	} );

	it( 'has one category of the select, and the type of a button [3.12-03] [7.10-03]', async () => {
		const { chosen, click, use, wait } = openListings( listing( 1 ) );
		await use( SELECT, 'rooms' );
		await wait();
		expect( chosen() ).toEqual( { category: 'rooms' } );
		await click( BUTTON( 'care' ) );
		expect( chosen() ).toEqual( { buttonFilter: 'care' } );
	} );

	it( 'has all checked boxes as a JSON array [3.12-04] [7.10-03]', async () => {
		const { chosen, use, wait } = openListings( listing( 1 ) );
		await use( BOX( 'care' ), true );
		await use( BOX( 'rooms' ), true );
		await wait();
		expect( chosen() ).toEqual( { checkbox: '["care","rooms"]' } );
	} );

	it( 'has search, order and page when set [3.12-05] [7.10-04]', async () => {
		const { chosen, click, use, wait } = openListings( listing( 1 ) );
		await use( SEARCH, 'lamp' );
		await use( SORT, 'title' );
		await wait();
		expect( chosen() ).toEqual( { search: 'lamp', sorting: 'title' } );
		await click( PAGE );
		expect( chosen() ).toEqual( {
			search: 'lamp',
			sorting: 'title',
			paged: '2',
		} );
	} );

	it( 'refreshes an expired nonce and retries once', async () => {
		const { asked, click, find } = openListings( listing( 1 ) );
		await click( BUTTON( 'care' ) );
		await asked[ 0 ]!.answer(
			{ success: false, data: { code: 'vitrine_nonce_expired' } },
			403
		);
		expect( asked[ 1 ]!.fields.security ).toBe( 'nonce2' );
		await asked[ 1 ]!.answer( good( 'new' ) );
		expect( find( '[data-loop-area="1"]' ).textContent ).toBe( 'new' );
	} );

	it( 'is a GET without a nonce when caching is set', async () => {
		const { asked, click } = openListings(
			listing( 1, { method: 'GET' } )
		);
		await click( BUTTON( 'care' ) );
		const [ { init, fields } ] = asked as [ ( typeof asked )[ 0 ] ];
		expect( init.method ).toBe( 'GET' );
		expect( init.cache ).toBe( 'default' );
		expect( fields ).not.toHaveProperty( 'security' );
		expect( fields.buttonFilter ).toBe( 'care' );
	} );
} );

describe( 'debouncing', () => {
	it( 'sends one request 250 ms after the last key [9.9-01]', async () => {
		const { asked, chosen, use, wait } = openListings( listing( 1 ) );
		for ( const text of [ 'l', 'la', 'lam' ] ) {
			await use( SEARCH, text );
			await wait( 100 );
		}
		await wait( 149 );
		expect( asked ).toHaveLength( 0 );
		await wait( 1 );
		expect( asked ).toHaveLength( 1 );
		expect( chosen() ).toEqual( { search: 'lam' } );
	} );

	it( 'sends one request for two quick changes of order, category, checkboxes and reset [9.9-02]', async () => {
		const { asked, click, use, wait } = openListings( listing( 1 ) );
		const twice: Array< () => Promise< void > > = [
			async () => {
				await use( SORT, 'title' );
				await use( SORT, '' );
			},
			async () => {
				await use( SELECT, 'care' );
				await use( SELECT, 'rooms' );
			},
			async () => {
				await use( BOX( 'care' ), true );
				await use( BOX( 'rooms' ), true );
			},
			async () => {
				await click( RESET );
				await click( RESET );
			},
		];
		for ( const [ index, change ] of twice.entries() ) {
			await change();
			await wait( 249 );
			expect( asked ).toHaveLength( index );
			await wait( 1 );
			expect( asked ).toHaveLength( index + 1 );
		}
	} );
} );

describe( 'the controls', () => {
	it( 'clear the checkboxes on a select change, of this listing only [4.14-03]', async () => {
		const { find, use } = openListings( listing( 1 ) + listing( 2 ) );
		await use( BOX( 'care' ), true, 1 );
		await use( BOX( 'care' ), true, 2 );
		await use( SELECT, 'rooms', 1 );
		expect( find< HTMLInputElement >( BOX( 'care' ), 1 ).checked ).toBe(
			false
		);
		expect( find< HTMLInputElement >( BOX( 'care' ), 2 ).checked ).toBe(
			true
		);
	} );

	it( 'clear the select on a checkbox change [4.14-06]', async () => {
		const { find, use } = openListings( listing( 1 ) );
		await use( SELECT, 'rooms' );
		await use( BOX( 'care' ), true );
		expect( find< HTMLSelectElement >( SELECT ).value ).toBe( '' );
	} );

	it( 'clear checkboxes and select on a button click [4.14-08]', async () => {
		const { find, use, click } = openListings( listing( 1 ) );
		for ( const [ field, value ] of [
			[ BOX( 'rooms' ), true ],
			[ SELECT, 'rooms' ],
		] as const ) {
			await use( field, value );
			await click( BUTTON( 'care' ) );
			expect( find< HTMLSelectElement >( SELECT ).value ).toBe( '' );
			expect( find< HTMLInputElement >( BOX( 'rooms' ) ).checked ).toBe(
				false
			);
		}
		expect( find( BUTTON( 'care' ) ).ariaCurrent ).toBe( 'true' );
		expect( find( BUTTON( 'all' ) ).hasAttribute( 'aria-current' ) ).toBe(
			false
		);
	} );

	it.each( [ BUTTON( 'all' ), UNTYPED ] )(
		'%s reloads the first results without a filter [4.14-11]',
		async ( all ) => {
			const { asked, chosen, click, find } = openListings( listing( 1 ) );
			await click( BUTTON( 'care' ) );
			await asked[ 0 ]!.answer( good( 'care' ) );
			await click( all );
			expect( chosen() ).toEqual( {} );
			await asked[ 1 ]!.answer( good( 'everything' ) );
			expect( find( '[data-loop-area="1"]' ).textContent ).toBe(
				'everything'
			);
		}
	);

	it( "are all cleared by a reset, except other listings', and results reload [4.14-12] [4.14-14]", async () => {
		const { asked, chosen, click, find, use, wait } = openListings(
			listing( 1 ) + listing( 2 )
		);
		for ( const id of [ 1, 2 ] ) {
			await use( SEARCH, 'lamp', id );
			await use( SORT, 'title', id );
			await use( BOX( 'care' ), true, id );
		}
		await wait();
		await click( RESET, 1 );
		await wait();
		expect( asked ).toHaveLength( 3 );
		expect( chosen() ).toEqual( {} );
		const values = ( id: number ) => [
			find< HTMLInputElement >( SEARCH, id ).value,
			find< HTMLSelectElement >( SORT, id ).value,
			find< HTMLSelectElement >( SELECT, id ).value,
			find< HTMLInputElement >( BOX( 'care' ), id ).checked,
		];
		expect( values( 1 ) ).toEqual( [ '', '', '', false ] );
		expect( values( 2 ) ).toEqual( [ 'lamp', 'title', '', true ] );
		await asked[ 2 ]!.answer( good( 'all again' ) );
		expect( find( '[data-loop-area="1"]' ).textContent ).toBe(
			'all again'
		);
	} );

	it( 'of each listing have their own filter [4.14-01]', async () => {
		const { chosen, click } = openListings( listing( 1 ) + listing( 2 ) );
		await click( BUTTON( 'care' ), 1 );
		await click( PAGE, 2 );
		expect( chosen() ).toEqual( { paged: '2' } );
		await click( PAGE, 1 );
		expect( chosen() ).toEqual( { buttonFilter: 'care', paged: '2' } );
	} );
} );
