import { readAddress, writeAddress } from '../../../../src/core/loop/address';
import { INITIAL, reduce } from '../../../../src/core/loop/state';

const EXCLUSIVE = { composable: false };

const read = ( query: string, composable = false ) =>
	readAddress( new URLSearchParams( query ), 1, { composable } );

describe( "a listing's URL", () => {
	it( 'is sorted by parameters and values', () => {
		const state = {
			...INITIAL,
			search: 'lamp',
			checkbox: [ 'rooms', 'care' ],
			paged: 3,
		};
		const write = ( before: string ) =>
			writeAddress( new URLSearchParams( before ), 1, state, EXCLUSIVE )
				.toString()
				.replaceAll( '%2C', ',' );
		const expected =
			'a=1&checkbox-1=care,rooms&paged-1=3&search-1=lamp&z=2';
		expect( write( 'z=2&a=1' ) ).toBe( expected );
		expect( write( 'a=1&paged-1=9&z=2' ) ).toBe( expected );
	} );

	it( 'drops parameters of a form without script', () => {
		expect(
			writeAddress(
				new URLSearchParams(
					'checkbox-1[]=care&checkbox-1[1]=x&filter-1=checkbox&sorting-1='
				),
				1,
				INITIAL,
				EXCLUSIVE
			).toString()
		).toBe( '' );
	} );

	it( 'names a facet by its taxonomy, unless a control has that name', () => {
		const rules = {
			composable: false,
			facets: [ 'post_tag', 'category', 'facet_x', 'search' ],
		};
		const facets = {
			category: [ 'care' ],
			facet_x: [ 'c' ],
			post_tag: [ 'oak', 'wool' ],
			search: [ 'd' ],
		};
		const written = writeAddress(
			new URLSearchParams( 'post_tag-1[]=x&post_tag-2=z&post_tag-1=y' ),
			1,
			{ ...INITIAL, select: 'rooms', search: 'lamp', facets },
			rules
		);
		expect( written.toString().replaceAll( '%2C', ',' ) ).toBe(
			'category-1=rooms&facet_category-1=care&facet_facet_x-1=c&facet_search-1=d&post_tag-1=oak,wool&post_tag-2=z&search-1=lamp'
		);
		expect( readAddress( written, 1, rules ) ).toMatchObject( {
			select: 'rooms',
			search: 'lamp',
			facets,
		} );
	} );

	it( "uses a facet's short name when given, and reads the long one", () => {
		const rules = {
			composable: false,
			facets: [ 'attribute_pa_color', 'price_range', 'post_tag' ],
			short: { attribute_pa_color: 'color', price_range: 'price' },
		};
		const facets = {
			attribute_pa_color: [ 'blue', 'red' ],
			post_tag: [ 'oak' ],
			price_range: [ '10-50' ],
		};
		const written = writeAddress(
			new URLSearchParams(
				'attribute_pa_color-1=x&color[]=y&price[min]=1&color-2=z&size=m'
			),
			1,
			{ ...INITIAL, facets },
			rules
		);
		expect( written.toString().replaceAll( '%2C', ',' ) ).toBe(
			'color=blue,red&color-2=z&post_tag-1=oak&price=10-50&size=m'
		);
		const facetsOf = ( query: string ) =>
			readAddress( new URLSearchParams( query ), 1, rules ).facets;
		expect( facetsOf( written.toString() ) ).toEqual( facets );
		expect(
			facetsOf( 'attribute_pa_color-1=red&price_range-1=10-' )
		).toEqual( { attribute_pa_color: [ 'red' ], price_range: [ '10-' ] } );
		expect(
			facetsOf(
				'attribute_pa_color-1=red&color[]=blue&price[min]=5&price[max]='
			)
		).toEqual( { attribute_pa_color: [ 'blue' ], price_range: [ '5-' ] } );
		expect(
			readAddress( written, 2, { ...rules, short: {} } ).facets
		).toEqual( {} );
	} );

	it( 'has one value of a single-choice facet', () => {
		const rules = {
			composable: false,
			facets: [ 'post_tag', 'price_range' ],
			single: [ 'post_tag' ],
		};
		const chosen = ( query: string ) =>
			readAddress( new URLSearchParams( query ), 1, rules );
		expect( chosen( 'post_tag-1=wool,oak' ).facets ).toEqual( {
			post_tag: [ 'oak' ],
		} );
		const other = reduce(
			chosen( 'post_tag-1=oak&price_range-1=1-2' ),
			{
				type: 'facet',
				taxonomy: 'post_tag',
				value: 'wool',
				chosen: true,
			},
			rules
		);
		expect( other.facets ).toEqual( {
			post_tag: [ 'wool' ],
			price_range: [ '1-2' ],
		} );
		expect(
			reduce(
				other,
				{
					type: 'facet',
					taxonomy: 'post_tag',
					value: '',
					chosen: true,
				},
				rules
			).facets
		).toEqual( { price_range: [ '1-2' ] } );
	} );

	it( "has a facet's checkboxes, sorted and limited", () => {
		const rules = { composable: false, facets: [ 'post_tag' ] };
		const facetsOf = ( query: string ) =>
			readAddress( new URLSearchParams( query ), 1, rules ).facets;
		expect(
			facetsOf(
				'post_tag-1[]=wool&post_tag-1[]=oak&post_tag-1[]=oak&other-1=x'
			)
		).toEqual( { post_tag: [ 'oak', 'wool' ] } );
		expect( facetsOf( 'post_tag-1=&post_tag-2=a' ) ).toEqual( {} );
		expect(
			facetsOf( `post_tag-1=${ [ ...Array( 40 ).keys() ].join() }` )
				.post_tag
		).toHaveLength( 12 );
	} );

	it( 'is read as a form writes it', () => {
		expect(
			read( 'checkbox-1[]=rooms&checkbox-1[1]=care&category-1=all' )
		).toMatchObject( { checkbox: [ 'care', 'rooms' ], select: '' } );
	} );

	it( 'has one kind of filter: the active one, else by precedence', () => {
		const all = 'buttonFilter-1=notes&category-1=care&checkbox-1=rooms';
		expect( read( all ) ).toMatchObject( {
			active: 'button',
			button: 'notes',
			select: '',
			checkbox: [],
		} );
		expect( read( `${ all }&filter-1=checkbox` ) ).toMatchObject( {
			active: 'checkbox',
			button: '',
			select: '',
			checkbox: [ 'rooms' ],
		} );
		expect( read( all, true ) ).toMatchObject( {
			button: 'notes',
			select: 'care',
			checkbox: [ 'rooms' ],
		} );
	} );

	it( 'is limited, whatever its input', () => {
		const many = Array.from(
			{ length: 50 },
			( _, index ) => `t${ index }`
		);
		const state = read(
			`checkbox-1=${ many.join() }&paged-1=999999&search-1=${ 'x'.repeat(
				400
			) }`
		);
		expect( state.checkbox ).toHaveLength( 12 );
		expect( state.paged ).toBe( 1000 );
		expect( state.search ).toHaveLength( 100 );
	} );

	it.each( [ '-1', '0', 'x', '1e3', '' ] )(
		'rejects the page %p',
		( paged ) => {
			expect( read( `paged-1=${ paged }` ).paged ).toBe( 0 );
		}
	);

	it( 'reads old filters until it is rewritten', () => {
		const rules = {
			composable: false,
			facets: [ 'color', 'price_range' ],
			old: {
				facets: { color: [ 'red' ], price_range: [ '10-50' ] },
				parameters: [ 'filter_color', 'min_price', 'max_price' ],
			},
		};
		const facetsIn = ( query: string ) =>
			readAddress( new URLSearchParams( query ), 1, rules ).facets;
		const query = 'filter_color=red&max_price=50&min_price=10&utm=1';
		expect( facetsIn( query ) ).toEqual( rules.old.facets );
		// Its own value takes precedence.
		expect( facetsIn( `${ query }&color-1=blue` ) ).toEqual( {
			...rules.old.facets,
			color: [ 'blue' ],
		} );
		expect( facetsIn( 'utm=1' ) ).toEqual( {} );
		expect(
			writeAddress(
				new URLSearchParams( query ),
				1,
				{ ...INITIAL, facets: { color: [ 'red' ] } },
				rules
			).toString()
		).toBe( 'color-1=red&utm=1' );
	} );
} );
