import { good, listing, openListings } from './world';

const FACET = '[data-loop-control="facet"]';
const OAK = `${ FACET }[value="oak"]`;
const CHIPS = '[data-loop-area="active 1"]';

const box = ( taxonomy: string, value: string ): string =>
	`<li><label><input type="checkbox" data-loop-control="facet" data-facet="${ taxonomy }" value="${ value }"> <span class="vitrine-loop-amount">9</span></label></li>`;

const chip = ( value: string ): string =>
	`<li><a href="/off" data-loop-control="active" data-facet="post_tag" data-type="${ value }">${ value }</a></li>`;

const chips = ( ...values: string[] ): string =>
	`<ul>${ values
		.map( chip )
		.join(
			''
		) }<li><a href="/" data-loop-control="clear">Clear all</a></li></ul>`;

/** A listing with two facets, one with the same name as a filter. */
const open = ( active = '' ) =>
	openListings(
		listing( 1, { facets: [ 'category', 'post_tag' ] } ).replace(
			'<p class="vitrine-loop-count">',
			`<ul>${ box( 'post_tag', 'oak' ) }${ box(
				'post_tag',
				'wool'
			) }${ box(
				'category',
				'care'
			) }</ul><div data-loop-area="active 1">${ active }</div><p class="vitrine-loop-count">`
		)
	);

const tick = ( input: HTMLInputElement ) => {
	input.checked = ! input.checked;
	input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
};

const rest = () => jest.advanceTimersByTimeAsync( 250 );

beforeEach( () => {
	jest.useFakeTimers();
	window.history.replaceState( null, '', '/journal/' );
} );
afterEach( () => jest.useRealTimers() );

describe( 'a facet', () => {
	it( 'with a single choice replaces its value and clears it with "Any"', async () => {
		const radio = ( value: string ) =>
			`<label><input type="radio" name="t" data-loop-control="facet" data-facet="post_tag" value="${ value }"></label>`;
		const option = ( value: string, text: string ) =>
			`<option value="${ value }" ${
				value && `data-name="${ text }"`
			}>${ text }</option>`;
		const { asked, find } = openListings(
			listing( 1, {
				facets: [ 'post_tag', 'size' ],
				single: [ 'post_tag', 'size' ],
			} ).replace(
				'<p class="vitrine-loop-count">',
				`${ radio( '' ) }${ radio( 'oak' ) }${ radio(
					'wool'
				) }<select data-loop-control="facet" data-facet="size">${ option(
					'',
					'Any'
				) }${ option(
					's',
					'Small'
				) }</select><p class="vitrine-loop-count">`
			)
		);
		const choose = async (
			field: HTMLInputElement | HTMLSelectElement,
			value?: string
		) => {
			if ( value !== undefined ) {
				field.value = value;
			}
			if ( field instanceof HTMLInputElement ) {
				field.checked = true;
			}
			field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			await rest();
			return asked.at( -1 )!.fields.facets;
		};
		const tag = ( value: string ) =>
			find< HTMLInputElement >( `${ FACET }[value="${ value }"]` );
		const size = () => find< HTMLSelectElement >( `select${ FACET }` );
		expect( await choose( tag( 'oak' ) ) ).toBe( '{"post_tag":["oak"]}' );
		expect( await choose( tag( 'wool' ) ) ).toBe( '{"post_tag":["wool"]}' );
		expect( await choose( size(), 's' ) ).toBe(
			'{"post_tag":["wool"],"size":["s"]}'
		);
		expect( tag( 'wool' ).checked ).toBe( true );
		expect( await choose( tag( '' ) ) ).toBe( '{"size":["s"]}' );
		expect( tag( '' ).checked ).toBe( true );
		expect( size().value ).toBe( 's' );
		expect( await choose( size(), '' ) ).toBeUndefined();
	} );

	it( 'combines with other facets and the filter in one request', async () => {
		const { asked, click, find } = open();
		await click( '[data-type="care"]' );
		tick( find< HTMLInputElement >( OAK ) );
		tick( find< HTMLInputElement >( `${ FACET }[value="wool"]` ) );
		tick( find< HTMLInputElement >( `${ FACET }[value="care"]` ) );
		await rest();
		expect( asked.at( -1 )!.fields ).toMatchObject( {
			buttonFilter: 'care',
			facets: '{"category":["care"],"post_tag":["oak","wool"]}',
		} );
		expect( find< HTMLInputElement >( OAK ).checked ).toBe( true );
		await asked.at( -1 )!.answer( good( 'new' ) );
		expect( window.location.search ).toBe(
			'?buttonFilter-1=care&facet_category-1=care&post_tag-1=oak%2Cwool'
		);
	} );

	it( "shows the response's counts and disables empty values unless selected", async () => {
		const { asked, find } = open();
		tick( find< HTMLInputElement >( OAK ) );
		await rest();
		await asked[ 0 ]!.answer(
			good( 'new', { facets: { post_tag: { oak: 0, wool: 0 } } } )
		);
		const seen = ( value: string ) => {
			const input = find< HTMLInputElement >(
				`${ FACET }[value="${ value }"]`
			);
			return [
				input.closest( 'li' )!.textContent.trim(),
				input.disabled,
			];
		};
		expect( seen( 'oak' ) ).toEqual( [ '0', false ] );
		expect( seen( 'wool' ) ).toEqual( [ '0', true ] );
		expect( seen( 'care' ) ).toEqual( [ '9', false ] );
	} );

	it( 'is removed by its active filter, whose link has the same URL', async () => {
		const { asked, click, find } = open();
		tick( find< HTMLInputElement >( OAK ) );
		tick( find< HTMLInputElement >( `${ FACET }[value="wool"]` ) );
		await rest();
		await asked[ 0 ]!.answer(
			good( 'new', { active: chips( 'oak', 'wool' ) } )
		);
		const off = find( `${ CHIPS } [data-type="oak"]` );
		expect( off.getAttribute( 'href' ) ).toBe(
			'/journal/?post_tag-1=wool'
		);
		expect(
			find( `${ CHIPS } [data-loop-control="clear"]` ).getAttribute(
				'href'
			)
		).toBe( '/journal/' );
		await click( `${ CHIPS } [data-type="oak"]` );
		expect( find< HTMLInputElement >( OAK ).checked ).toBe( false );
		expect( off.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await rest();
		expect( asked[ 1 ]!.fields.facets ).toBe( '{"post_tag":["wool"]}' );
		await asked[ 1 ]!.answer( good( 'one', { active: chips( 'wool' ) } ) );
		expect( find( CHIPS ).textContent ).toBe( 'woolClear all' );
		await click( `${ CHIPS } [data-loop-control="clear"]` );
		await rest();
		expect( asked[ 2 ]!.fields ).not.toHaveProperty( 'facets' );
		await asked[ 2 ]!.answer( good( 'all', { active: '' } ) );
		expect( find( CHIPS ).textContent ).toBe( '' );
	} );

	it( 'is cleared by reset', async () => {
		const { asked, click, find } = open();
		tick( find< HTMLInputElement >( OAK ) );
		await click( '[data-loop-control="reset"]' );
		await rest();
		expect( find< HTMLInputElement >( OAK ).checked ).toBe( false );
		expect( asked.at( -1 )!.fields ).not.toHaveProperty( 'facets' );
	} );
} );
