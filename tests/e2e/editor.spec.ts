import type { FrameLocator, Page } from '@playwright/test';
import { test, expect } from './support/test';

const logIn = async ( page: Page ): Promise< void > => {
	await page.goto( '/wp-login.php' );
	await page.getByLabel( 'Username or Email Address' ).fill( 'admin' );
	await page.getByRole( 'textbox', { name: 'Password' } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await expect( page ).toHaveURL( /wp-admin/ );
};

const openEditor = async ( page: Page ): Promise< FrameLocator > => {
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	await page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					dispatch: ( store: string ) => {
						set: (
							scope: string,
							name: string,
							value: boolean
						) => void;
					};
				};
			};
		};
		wp.data
			.dispatch( 'core/preferences' )
			.set( 'core/edit-post', 'welcomeGuide', false );
	} );
	return page.frameLocator( 'iframe[name="editor-canvas"]' );
};

interface Sample {
	block: string;
	title: RegExp;
	/** Changes a setting in the inspector. */
	change: ( page: Page ) => Promise< void >;
	/** Sees the change on the published page. */
	see: ( page: Page ) => Promise< void >;
}

const settings = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Editor settings' } );

const SAMPLES: Sample[] = [
	{
		block: 'vitrine/product-listing',
		title: /Product listing/i,
		change: ( page ) =>
			settings( page )
				.getByRole( 'checkbox', { name: /sort/i } )
				.first()
				.uncheck(),
		see: async ( page ) => {
			await expect(
				page.getByRole( 'main' ).locator( '.products > li' ).first()
			).toBeVisible();
			await expect(
				page.getByRole( 'combobox', { name: 'Sort by' } )
			).toHaveCount( 0 );
		},
	},
];

for ( const { block, title, change, see } of SAMPLES ) {
	test( `${ block } is inserted, set and seen on its page`, async ( {
		page,
	} ) => {
		await logIn( page );
		const canvas = await openEditor( page );
		await canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( 'Trial' );
		await page.getByRole( 'button', { name: 'Block Inserter' } ).click();
		await page
			.getByRole( 'searchbox', { name: 'Search' } )
			.fill( block.replace( 'vitrine/', '' ).replace( '-', ' ' ) );
		await page.getByRole( 'option', { name: title } ).first().click();
		await expect(
			canvas.locator( `[data-type="${ block }"]` )
		).toBeVisible();
		await change( page );
		await page
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		await page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		await page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'link', { name: 'View Page' } )
			.click();
		await see( page );
		await page.goBack();
		await expect(
			canvas.getByText( /contains unexpected or invalid content/ )
		).toHaveCount( 0 );
	} );
}
