import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { expect } from '../support/test';

/**
 * Logs in as the shop's owner with a POST request: loading the login form and the
 * dashboard would cost each test some seconds.
 */
export async function logIn( page: Page, name = 'admin' ): Promise< void > {
	const answer = await page.request.post( '/wp-login.php', {
		form: { log: name, pwd: 'password' },
		maxRedirects: 0,
	} );
	expect( answer.status(), 'the login redirects' ).toBe( 302 );
}

/**
 * Logs out. Leaves the editor first, since its requests would be refused
 * afterwards.
 */
export async function logOut( page: Page ): Promise< void > {
	await page.goto( 'about:blank' );
	await page.context().clearCookies();
}

/**
 * Saves a product of the built-in engine on its edit screen. Returns the
 * request body once the shop has answered.
 */
export const saveProduct = async ( page: Page ): Promise< string > => {
	const answered = page.waitForResponse(
		( response ) =>
			response.request().method() === 'POST' &&
			response.url().endsWith( '/wp-admin/post.php' )
	);
	await page.getByRole( 'button', { name: /^(Update|Save)$/ } ).click();
	return ( await answered ).request().postData() ?? '';
};

/** The settings sidebar of the selected block. */
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
		preferences.set( 'core/edit-site', 'welcomeGuide', false );
		preferences.set( 'core/edit-site', 'welcomeGuideTemplate', false );
	} );

/**
 * Opens the editor on a new page and sets its title.
 *
 * @param page  A logged-in page.
 * @param title Title of the new page.
 * @return The editor canvas.
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

/**
 * Opens the editor on an existing page.
 *
 * @param page A logged-in page.
 * @param name Slug of the page.
 * @param site The shop.
 * @return The editor canvas.
 */
export async function edit(
	page: Page,
	name: string,
	site: Site
): Promise< FrameLocator > {
	const id = await site.php( `echo get_page_by_path( $args['name'] )->ID;`, {
		args: { name },
	} );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await welcomed( page );
	return page.frameLocator( 'iframe[name="editor-canvas"]' );
}

/** Opens the product template in the Site Editor. */
export const editProductTemplate = async (
	page: Page,
	site: Site
): Promise< FrameLocator > =>
	editTemplate(
		page,
		site,
		(
			await site.php(
				`echo 'single-' . Vitrine\\Plugin::engine()->content_types()['post_type'];`
			)
		).trim()
	);

/**
 * Opens a template in the Site Editor.
 *
 * @param page A logged-in page.
 * @param site The shop.
 * @param name Name of the template.
 * @return The editor canvas.
 */
export async function editTemplate(
	page: Page,
	site: Site,
	name: string
): Promise< FrameLocator > {
	const theme = await site.php( 'echo get_stylesheet();' );
	const path = encodeURIComponent(
		`/wp_template/${ theme.trim() }//${ name }`
	);
	await page.goto( `/wp-admin/site-editor.php?p=${ path }&canvas=edit` );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas.locator( '[data-type]' ).first().waitFor();
	await welcomed( page );
	const sidebar = page.getByRole( 'button', {
		name: 'Settings',
		exact: true,
	} );
	if ( ( await sidebar.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await sidebar.click();
	}
	return canvas;
}

/**
 * Saves a template.
 *
 * @param page The Site Editor.
 * @return The saved content.
 */
export async function saveTemplate( page: Page ): Promise< string > {
	const button = page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } );
	const answered = saved( page, 'templates' );
	await button.click();
	const { content } = ( await ( await answered ).json() ) as {
		content: { raw: string };
	};
	return content.raw;
}

/** The content that the editor would save now. */
export const contentOf = ( page: Page ): Promise< string > =>
	page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					select: ( store: string ) => {
						getEditedPostContent: () => string;
					};
				};
			};
		};
		return wp.data.select( 'core/editor' ).getEditedPostContent();
	} );

/** The response to the request that saves an entity, by the name of its route. */
const saved = ( page: Page, kind: string ) =>
	page.waitForResponse(
		( answer ) =>
			new RegExp( `${ kind }(%2F|/)` ).test( answer.url() ) &&
			// The editor also requests its permissions, with OPTIONS.
			! [ 'GET', 'OPTIONS' ].includes( answer.request().method() ) &&
			! answer.url().includes( 'autosaves' )
	);

/** Saves a published page. */
export async function save( page: Page ): Promise< void > {
	const answered = saved( page, 'pages' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	expect( ( await answered ).ok() ).toBe( true );
}

const toggle = ( page: Page ): Locator =>
	page.getByRole( 'button', { name: 'Block Inserter', exact: true } );

/** Blocks found by the inserter. Leaves out patterns, which may have the same names and come first. */
export const found = ( page: Page ): Locator =>
	page
		.getByRole( 'listbox', { name: 'Blocks', exact: true } )
		.getByRole( 'option' );

/** Blocks found by the inserter that have a title. */
export const foundAs = ( page: Page, title: string ): Locator =>
	found( page ).and(
		page.getByRole( 'option', {
			// The icon before the name may be a letter of an icon font.
			name: new RegExp( `^\\W*${ title }$` ),
		} )
	);

/** Opens the inserter and searches for a block. */
export async function search( page: Page, text: string ): Promise< void > {
	await toggle( page ).click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( text );
}

/** Closes the inserter. */
export const closeInserter = ( page: Page ): Promise< void > =>
	toggle( page ).click();

/**
 * Transforms the selected block with its toolbar.
 *
 * @param page The editor.
 * @param from Title of the block.
 * @param to   Title of the block it becomes.
 */
export async function transform(
	page: Page,
	from: string,
	to: string
): Promise< void > {
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: from, exact: true } )
		.click();
	await page
		// The icon before the name may be a letter of an icon font.
		.getByRole( 'menuitem', { name: new RegExp( `^\\W*${ to }$` ) } )
		.click();
}

/**
 * Publishes the page.
 *
 * @return The URL of the page.
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

/**
 * Parses saved content as the editor does when it opens it, which is some seconds
 * faster than opening it.
 *
 * @param page    The editor.
 * @param content Content of the saved page.
 * @return The name of each block, and whether the editor finds it valid.
 */
export const readAgain = (
	page: Page,
	content: string
): Promise< [ string, boolean ][] > =>
	page.evaluate( ( text ) => {
		const { wp } = window as unknown as {
			wp: {
				blocks: {
					parse: (
						html: string
					) => { name: string; isValid: boolean }[];
				};
			};
		};
		return wp.blocks
			.parse( text )
			.map( ( { name, isValid } ) => [ name, isValid ] );
	}, content );
