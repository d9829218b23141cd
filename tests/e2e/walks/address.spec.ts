import type { SuggestedAddresses } from '../../../src/contract/types';
import { checkOutMug } from '../steps/checkout';
import { test, expect } from '../support/test';
import { expectAccessible } from '../support/accessible';
import {
	chooseCountry,
	expectAddress,
	isInView,
	line,
	options,
	search,
	suggestions,
} from '../steps/checkout/address';
import { dispatchTo, holdIslands, stored } from '../steps/stores';

test.beforeEach( async ( { page } ) => {
	await checkOutMug( page );
	await chooseCountry( page, 'GB' );
} );

const FLAT = {
	country: 'GB',
	address_1: '12 Hazel Lane',
	address_2: 'Flat 2',
	city: 'London',
	postcode: 'SW1A 1AA',
	state: '',
};

test( 'an address is found and selected by keyboard only', async ( {
	page,
} ) => {
	await expect( line( page ) ).toHaveRole( 'combobox' );
	await expect( line( page ) ).toHaveAttribute( 'aria-expanded', 'false' );
	await search( page, 'hazel', 5 );
	await expect( line( page ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( page.locator( '#vitrine-live-region' ) ).toContainText(
		'5 address suggestions'
	);
	await expect( options( page ).first().locator( 'strong' ) ).toHaveText(
		'Hazel'
	);
	await expect( suggestions( page ).locator( '~ div' ) ).toHaveText(
		'Sandbox addresses'
	);
	await expect(
		options( page ).and( page.locator( '[aria-selected="true"]' ) )
	).toHaveCount( 0 );
	await expectAccessible( page );

	await page.keyboard.press( 'ArrowUp' );
	await expect( options( page ).last() ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( options( page ).nth( 1 ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await expect( line( page ) ).toHaveAttribute(
		'aria-activedescendant',
		( await options( page ).nth( 1 ).getAttribute( 'id' ) ) ?? ''
	);
	await page.keyboard.press( 'Escape' );
	await expect( suggestions( page ) ).toBeHidden();
	await expect( line( page ) ).toBeFocused();

	await search( page, '12 haz', 1 );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( suggestions( page ) ).toBeHidden();
	await expectAddress( page, {
		address_1: FLAT.address_1,
		address_2: FLAT.address_2,
		city: FLAT.city,
		postcode: FLAT.postcode,
	} );
	await expect( line( page ) ).toBeFocused();
	await expect( page ).toHaveURL( /checkout/ );
} );

test( 'the list closes on a click outside, and the other address is unchanged', async ( {
	page,
} ) => {
	await page.locator( '[name="ship_to_different_address"]' ).check();
	await chooseCountry( page, 'DE', 'shipping' );
	await search( page, 'hasel', 2, 'shipping' );
	await page
		.getByRole( 'heading', { name: /billing/i } )
		.first()
		.click();
	await expect( suggestions( page ) ).toBeHidden();
	await search( page, 'hasel', 2, 'shipping' );
	await options( page ).nth( 1 ).click();
	await expectAddress(
		page,
		{
			country: 'DE',
			address_1: 'Haselweg 12',
			address_2: 'Hinterhaus',
			city: 'Berlin',
			postcode: '10115',
		},
		'shipping'
	);
	await expectAddress( page, { address_1: '' } );
} );

test( 'an unsupported country shows no suggestions, a supported one does again', async ( {
	page,
} ) => {
	await search( page, 'hazel', 5 );
	await chooseCountry( page, 'FR' );
	await expect( line( page ) ).not.toHaveAttribute( 'role' );
	await search( page, 'hazel', 0 );
	await expect( suggestions( page ) ).toBeHidden();
	await chooseCountry( page, 'DE' );
	await search( page, 'herd', 1 );
} );

test( 'an address typed before the script gets suggestions, which are in the store and selectable by it [2.7-02] [4.5-12]', async ( {
	page,
} ) => {
	const release = await holdIslands( page );
	await page.goto( '/checkout/' );
	await chooseCountry( page, 'GB' );
	await line( page ).fill( 'hazel' );
	await expect( line( page ) ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( line( page ) ).toHaveValue( 'hazel' );
	release();
	await expect( options( page ) ).toHaveCount( 5 );
	await expect( line( page ) ).toHaveAttribute( 'aria-expanded', 'true' );
	const { suggestions: found } = ( await stored(
		page,
		'vitrine/checkout',
		'getSuggestions',
		'billing'
	) ) as SuggestedAddresses;
	expect( found.map( ( { label } ) => label ) ).toEqual(
		await options( page ).allTextContents()
	);
	await dispatchTo(
		page,
		'vitrine/checkout',
		'chooseSuggestion',
		'billing',
		found[ 1 ]?.id
	);
	await expect( suggestions( page ) ).toBeHidden();
	await expectAddress( page, {
		address_1: FLAT.address_1,
		address_2: FLAT.address_2,
		city: FLAT.city,
	} );
	await expect( line( page ) ).toBeFocused();
} );

test.describe( 'on a phone, 390 px wide', () => {
	test.use( { viewport: { width: 390, height: 844 }, hasTouch: true } );

	test( 'an address is selected by tap', async ( { page } ) => {
		await search( page, 'hazel', 5 );
		expect( await isInView( suggestions( page ) ) ).toBe( true );
		const box = await options( page ).first().boundingBox();
		expect( box?.height ).toBeGreaterThanOrEqual( 44 );
		await expectAccessible( page );
		await options( page ).nth( 1 ).tap();
		await expect( suggestions( page ) ).toBeHidden();
		await expectAddress( page, {
			address_1: FLAT.address_1,
			address_2: FLAT.address_2,
			postcode: FLAT.postcode,
		} );
	} );
} );
