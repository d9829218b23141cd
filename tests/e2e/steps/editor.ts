import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { expect } from '../support/test';

/**
 * Logs in as the shop's owner, by what the form of the login sends: its page and
 * the dashboard that follows would cost every test some seconds.
 */
export async function logIn( page: Page, name = 'admin' ): Promise< void > {
	const answer = await page.request.post( '/wp-login.php', {
		form: { log: name, pwd: 'password' },
		maxRedirects: 0,
	} );
	expect( answer.status(), 'the login leads on' ).toBe( 302 );
}

/**
 * Makes a guest of the owner. The editor is left first: it asks on until then,
 * and would be refused.
 */
export async function logOut( page: Page ): Promise< void > {
	await page.goto( 'about:blank' );
	await page.context().clearCookies();
}

/** Saves a product of the built-in shop on its own screen, and gives what was sent once the shop has answered. */
export const saveProduct = async ( page: Page ): Promise< string > => {
	const answered = page.waitForResponse(
		( response ) =>
			response.request().method() === 'POST' &&
			response.url().endsWith( '/wp-admin/post.php' )
	);
	await page.getByRole( 'button', { name: /^(Update|Save)$/ } ).click();
	return ( await answered ).request().postData() ?? '';
};

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
		preferences.set( 'core/edit-site', 'welcomeGuide', false );
		preferences.set( 'core/edit-site', 'welcomeGuideTemplate', false );
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

/**
 * Opens the editor on a page that is there.
 *
 * @param page Logged in.
 * @param name Of the page's address.
 * @param site The shop.
 * @return The frame that holds the blocks.
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

/** Opens the template of products in the Site Editor. */
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
 * @param page Logged in.
 * @param site The shop.
 * @param name Of the template.
 * @return The frame that holds the blocks.
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
 * @return What was saved.
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

/** What the editor would save now. */
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

/** The answer to what saves a document of a kind, as its route is called. */
const saved = ( page: Page, kind: string ) =>
	page.waitForResponse(
		( answer ) =>
			new RegExp( `${ kind }(%2F|/)` ).test( answer.url() ) &&
			// The editor asks what its owner may, too, for which it has another method.
			! [ 'GET', 'OPTIONS' ].includes( answer.request().method() ) &&
			! answer.url().includes( 'autosaves' )
	);

/** Saves a page that is published already. */
export async function save( page: Page ): Promise< void > {
	const answered = saved( page, 'pages' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	expect( ( await answered ).ok() ).toBe( true );
}

const toggle = ( page: Page ): Locator =>
	page.getByRole( 'button', { name: 'Block Inserter', exact: true } );

/** The blocks that the inserter has found. Patterns, which may have the same names, are there before them. */
export const found = ( page: Page ): Locator =>
	page
		.getByRole( 'listbox', { name: 'Blocks', exact: true } )
		.getByRole( 'option' );

/** Opens the inserter and looks for a block. */
export async function search( page: Page, text: string ): Promise< void > {
	await toggle( page ).click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( text );
}

/** Closes the inserter. */
export const closeInserter = ( page: Page ): Promise< void > =>
	toggle( page ).click();

/** Puts a block onto the page by the inserter, as an owner finds it. */
export async function insert( page: Page, title: string ): Promise< void > {
	await search( page, title );
	await found( page )
		// The icon in front of a name may be a letter of an icon font.
		.and(
			page.getByRole( 'option', {
				name: new RegExp( `^\\W*${ title }$` ),
			} )
		)
		.click();
	await closeInserter( page );
}

/**
 * Has the chosen block become another by its toolbar.
 *
 * @param page The editor.
 * @param from What the block is called.
 * @param to   What the other one is called.
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
		// The icon in front of a name may be a letter of an icon font.
		.getByRole( 'menuitem', { name: new RegExp( `^\\W*${ to }$` ) } )
		.click();
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

/**
 * Reads what was saved as the editor does when it opens it, which takes some
 * seconds less than to open it.
 *
 * @param page    The editor.
 * @param content Of the saved page.
 * @return The name of each block, and whether the editor takes it as it is.
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
