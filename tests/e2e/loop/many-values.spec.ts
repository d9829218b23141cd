import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { count, loop, open } from '../steps/listing';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const LISTING = ( more = {} ) =>
	`<!-- wp:vitrine/loop-builder {"block_id":"many","queryId":1,"perPage":2,"order":"title"} --><!-- wp:vitrine/loop-facet ${ JSON.stringify(
		{
			label: 'Topic',
			searchable: true,
			firstValues: 3,
			...more,
		}
	) } /--><!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2} /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->`;

/** Creates posts in categories, two of which are children, and opens a listing. */
const openTree = async (
	page: Page,
	site: Site,
	more = {}
): Promise< void > => {
	await site.php(
		`$make = static fn ( $name, $parent = 0 ) => wp_insert_term( $name, 'category', array( 'parent' => $parent ) )['term_id'];
		$all = array( $make( 'Aardvark' ), $make( 'Baskets' ), $make( 'Zebra wood' ) );
		$all[] = $make( 'Crème', $all[1] );
		$all[] = $make( 'Dyed', $all[1] );
		foreach ( $all as $id ) {
			wp_insert_post( array( 'post_title' => "Of $id", 'post_status' => 'publish', 'post_category' => array( $id ) ) );
		}`
	);
	await open( page, site, LISTING( more ) );
};

const topic = ( page: Page ): Locator =>
	loop( page ).getByRole( 'group', { name: 'Topic' } );

const box = ( page: Page, name: string ): Locator =>
	topic( page ).getByRole( 'checkbox', { name } );

test( 'selecting a category selects its children, which cannot be deselected alone', async ( {
	page,
	site,
} ) => {
	await openTree( page, site );
	await expect( box( page, 'Crème' ) ).not.toBeChecked();
	await box( page, 'Baskets' ).check();
	await expect( count( loop( page ) ) ).toHaveText(
		'Showing 1–2 of 3 results'
	);
	for ( const name of [ 'Crème', 'Dyed' ] ) {
		await expect( box( page, name ) ).toBeChecked();
		await expect( box( page, name ) ).toBeDisabled();
	}
	await page.reload();
	await expect( box( page, 'Dyed' ) ).toBeChecked();
	await box( page, 'Baskets' ).uncheck();
	await expect( box( page, 'Dyed' ) ).toBeEnabled();
	await box( page, 'Dyed' ).check();
	await expect( count( loop( page ) ) ).toHaveText(
		'Showing the only result'
	);
	await expect( box( page, 'Baskets' ) ).not.toBeChecked();
} );

test( 'values beyond the first are behind "Show more", and all are searchable', async ( {
	page,
	site,
} ) => {
	await openTree( page, site );
	await expect( box( page, 'Zebra wood' ) ).toBeHidden();
	await topic( page ).locator( 'summary', { hasText: 'Show more' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( box( page, 'Zebra wood' ) ).toBeVisible();
	await topic( page ).getByText( 'Show less' ).click();
	await expect( box( page, 'Zebra wood' ) ).toBeHidden();

	const search = topic( page ).getByRole( 'searchbox' );
	await search.pressSequentially( 'zebra' );
	await expect( box( page, 'Zebra wood' ) ).toBeVisible();
	await expect( box( page, 'Aardvark' ) ).toBeHidden();
	await expect( topic( page ).getByRole( 'status' ) ).toHaveText(
		'Matching values: 1'
	);
	await search.fill( 'creme' );
	await expect( box( page, 'Crème' ) ).toBeVisible();
	await expect( box( page, 'Baskets' ) ).toBeVisible();
	await expect( box( page, 'Dyed' ) ).toBeHidden();
	await search.fill( 'nothing like it' );
	await expect(
		topic( page ).getByText( 'Matching values: 0' )
	).toBeVisible();
	await expectAccessible( page, '.vitrine-loop' );
	await search.fill( '' );
	await expect( box( page, 'Aardvark' ) ).toBeVisible();
	await expect( box( page, 'Zebra wood' ) ).toBeHidden();
	await expect( page ).not.toHaveURL( /\?/ );
} );

test( "with empty values hidden, a selected category's children stay", async ( {
	page,
	site,
} ) => {
	await openTree( page, site, { emptyChoices: 'hide' } );
	await box( page, 'Baskets' ).check();
	await expect( box( page, 'Dyed' ) ).toBeDisabled();
	await expect( box( page, 'Dyed' ) ).toBeVisible();
	await expect( box( page, 'Aardvark' ) ).toBeVisible();
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( '"Show more" works, and the search is hidden', async ( {
		page,
		site,
	} ) => {
		await openTree( page, site );
		await expect( topic( page ).locator( '[type="search"]' ) ).toBeHidden();
		await topic( page ).getByText( 'Show more' ).click();
		await box( page, 'Zebra wood' ).check();
		await topic( page ).getByRole( 'button', { name: 'Apply' } ).click();
		await expect( count( loop( page ) ) ).toHaveText(
			'Showing the only result'
		);
		await expect( box( page, 'Zebra wood' ) ).toBeVisible();
	} );
} );
