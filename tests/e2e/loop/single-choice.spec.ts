import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { count, loop, mark, open, stayed, titles } from '../steps/listing';
import { expectAwake } from '../steps/stores';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const LISTING = `<!-- wp:vitrine/loop-builder {"block_id":"single","queryId":1,"perPage":9,"order":"title"} --><!-- wp:vitrine/loop-facet {"taxonomy":"post_tag","label":"Material","selection":"radio"} /--><!-- wp:vitrine/loop-facet {"label":"Topic","selection":"select"} /--><!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2} /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->`;

const EVERYTHING = 'Showing 1–9 of 34 results';

/** Creates posts with tags and the site's categories, and opens a listing. */
const openSingle = async ( page: Page, site: Site ): Promise< string > => {
	await site.php(
		`foreach ( array( array( 'Alder stool', 'care', 'oak' ), array( 'Birch stool', 'care', 'oak,wool' ), array( 'Cedar lamp', 'rooms', 'oak' ), array( 'Dyed throw', 'rooms', 'wool' ) ) as $post ) {
			wp_insert_post( array( 'post_title' => $post[0], 'post_status' => 'publish', 'post_category' => array( get_category_by_slug( $post[1] )->term_id ), 'tags_input' => $post[2] ) );
		}`
	);
	return open( page, site, LISTING );
};

const radio = ( at: Locator, name: string | RegExp ): Locator =>
	at
		.getByRole( 'group', { name: 'Material' } )
		.getByRole( 'radio', { name } );

const topic = ( at: Locator ): Locator =>
	at.getByRole( 'combobox', { name: 'Topic' } );

test( 'one value is selected by mouse and keyboard, and "Any" clears it', async ( {
	page,
	site,
} ) => {
	await openSingle( page, site );
	const at = loop( page );
	await mark( page );
	await expect( radio( at, 'Any' ) ).toBeChecked();
	await radio( at, /^oak/ ).click();
	await expect( count( at ) ).toHaveText( 'Showing all 3 results' );
	await expect( page ).toHaveURL( /\?post_tag-1=oak$/ );
	await expectAwake( at.locator( '.vitrine-loop-facet' ).first() );

	// The selected option would be replaced, so the counts are those without it.
	await expect( radio( at, /^wool/ ) ).toHaveAccessibleName( /^wool 2$/ );
	await page.keyboard.press( 'ArrowDown' );
	await expect( radio( at, /^wool/ ) ).toBeChecked();
	await expect( titles( at ) ).toHaveText( [ 'Birch stool', 'Dyed throw' ] );
	await expect( page ).toHaveURL( /\?post_tag-1=wool$/ );
	await expect( radio( at, /^wool/ ) ).toBeFocused();

	await topic( at ).selectOption( 'rooms' );
	await expect( titles( at ) ).toHaveText( [ 'Dyed throw' ] );
	await expect( topic( at ) ).toHaveValue( 'rooms' );
	await topic( at ).focus();
	await page.keyboard.press( 'Home' );
	await expect( titles( at ) ).toHaveText( [ 'Birch stool', 'Dyed throw' ] );
	await expect( topic( at ) ).toHaveValue( '' );
	await expectAccessible( page, '.vitrine-loop-facet' );

	await radio( at, 'Any' ).click();
	await expect( count( at ) ).toHaveText( EVERYTHING );
	await page.goBack();
	await expect( radio( at, /^wool/ ) ).toBeChecked();
	await expect( titles( at ) ).toHaveText( [ 'Birch stool', 'Dyed throw' ] );
	expect( await stayed( page ) ).toBe( true );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'radio buttons and a select are a plain form', async ( {
		page,
		site,
	} ) => {
		await openSingle( page, site );
		const at = loop( page );
		await radio( at, /^oak/ ).check();
		await topic( at ).selectOption( 'care' );
		await at.getByRole( 'button', { name: 'Apply' } ).first().click();
		await expect( titles( at ) ).toHaveText( [
			'Alder stool',
			'Birch stool',
		] );
		await expect( radio( at, /^oak/ ) ).toBeChecked();
		await expect( topic( at ) ).toHaveValue( 'care' );
		await radio( at, 'Any' ).check();
		await at.getByRole( 'button', { name: 'Apply' } ).last().click();
		await expect( radio( at, 'Any' ) ).toBeChecked();
		await expect( topic( at ) ).toHaveValue( 'care' );
	} );
} );
