import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';

const CONTROLS = `<!-- wp:vitrine/loop-search /--><!-- wp:vitrine/loop-sort /--><!-- wp:vitrine/loop-category /--><!-- wp:vitrine/loop-category {"kind":"checkbox"} /--><!-- wp:vitrine/loop-category {"kind":"button"} /--><!-- wp:vitrine/loop-reset /--><!-- wp:vitrine/loop-count /-->`;
const RESULTS = `<!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2,"isLink":true} /--><!-- /wp:vitrine/loop-template -->`;

/**
 * A listing with every control and two posts per page, as the editor saves it.
 *
 * @param id         Query ID.
 * @param pagination Attributes of the pagination block, as JSON.
 * @param more       More attributes of the loop builder block.
 */
export const listing = (
	id: number,
	pagination = '{}',
	more: object = {}
): string =>
	`<!-- wp:vitrine/loop-builder ${ JSON.stringify( {
		block_id: `loop${ id }`,
		queryId: id,
		perPage: 2,
		...more,
	} ) } -->${ CONTROLS }${ RESULTS }<!-- wp:vitrine/loop-pagination ${ pagination } /--><!-- /wp:vitrine/loop-builder -->`;

/**
 * Creates a page and opens it.
 *
 * @param page    The browser page.
 * @param site    The shop.
 * @param content Blocks.
 * @param query   Query string.
 * @return The path of the page.
 */
export const open = async (
	page: Page,
	site: Site,
	content: string,
	query = ''
): Promise< string > => {
	const path = await site.php(
		`$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Lists', 'post_content' => wp_slash( $args['content'] ) ) ); echo wp_make_link_relative( get_permalink( $id ) );`,
		{ args: { content } }
	);
	await page.goto( `${ path }${ query }` );
	return path;
};

/** A listing of a page. */
export const loop = ( page: Page, index = 0 ): Locator =>
	page.locator( '.vitrine-loop' ).nth( index );

/** Headings of its results. */
export const titles = ( at: Locator ): Locator =>
	at.locator( '.vitrine-loop-item' ).getByRole( 'heading' );

/** Its result count. */
export const count = ( at: Locator ): Locator =>
	at.locator( '.vitrine-loop-count' );

/** Marks the document, to find out later whether it was replaced. */
export const mark = ( page: Page ): Promise< unknown > =>
	page.evaluate( () => Object.assign( window, { stayed: true } ) );

/** Whether the document is still the marked one. */
export const stayed = ( page: Page ): Promise< boolean > =>
	page.evaluate( () => 'stayed' in window );
