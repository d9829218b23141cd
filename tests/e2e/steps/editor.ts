import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../support/test';

/** Logs in as the shop's owner. */
export async function logIn( page: Page ): Promise< void > {
	await page.goto( '/wp-login.php' );
	await page.getByLabel( 'Username or Email Address' ).fill( 'admin' );
	await page.getByRole( 'textbox', { name: 'Password' } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await expect( page ).toHaveURL( /wp-admin/ );
}

/** The settings of the chosen block. */
export const inspector = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Editor settings' } );

const welcomed = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
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
		const preferences = wp.data.dispatch( 'core/preferences' );
		preferences.set( 'core/edit-post', 'welcomeGuide', false );
		preferences.set( 'core', 'enableChoosePatternModal', false );
	} );

/**
 * Opens the editor on a new page and gives the page its title.
 *
 * @param page  Logged in.
 * @param title Of the new page.
 * @return The frame that holds the blocks.
 */
export async function newPage(
	page: Page,
	title: string
): Promise< FrameLocator > {
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await welcomed( page );
	await canvas.getByRole( 'textbox', { name: 'Add title' } ).fill( title );
	return canvas;
}

/** Puts a block onto the page by the inserter, as an owner finds it. */
export async function insert( page: Page, title: string ): Promise< void > {
	const toggle = page.getByRole( 'button', {
		name: 'Block Inserter',
		exact: true,
	} );
	await toggle.click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( title );
	// The icon in front of a name may be a letter of an icon font.
	await page
		.getByRole( 'option', { name: new RegExp( `^\\W*${ title }$` ) } )
		// A pattern of the same name comes after it.
		.first()
		.click();
	await toggle.click();
}

/**
 * Publishes the page.
 *
 * @return The address of the page.
 */
export async function publish( page: Page ): Promise< string > {
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const link = panel.getByRole( 'link', { name: 'View Page' } );
	await expect( link ).toBeVisible();
	const address = await link.getAttribute( 'href' );
	if ( ! address ) {
		throw new Error( 'The published page has no address.' );
	}
	return address;
}
