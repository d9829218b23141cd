import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { expect } from '../support/test';

/** PHP that inserts a post of the given fields as $id; fails if the post cannot be inserted. */
const insertPost = ( fields: string ): string =>
	`$id = wp_insert_post( wp_slash( array( ${ fields }, 'post_status' => 'publish', 'post_content' => $args['content'] ) ), true );
	if ( is_wp_error( $id ) ) {
		throw new RuntimeException( $id->get_error_message() );
	}`;

/** Replaces the blocks of the theme's header. */
export const putHeader = ( site: Site, blocks: string ): Promise< unknown > =>
	site.php(
		`array_map( 'wp_delete_post', get_posts( array( 'post_type' => 'wp_template_part', 'name' => 'header', 'fields' => 'ids' ) ) );
		${ insertPost(
			"'post_type' => 'wp_template_part', 'post_name' => 'header', 'post_title' => 'Header'"
		) }
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $id, 'header', 'wp_template_part_area' );`,
		{ args: { content: blocks }, user: 1 }
	);

/** Changes Vitrine settings. */
export const setSettings = (
	site: Site,
	settings: Record< string, unknown >
): Promise< unknown > =>
	site.php(
		`update_option( 'vitrine_settings', array_merge( (array) get_option( 'vitrine_settings', array() ), $args ) );`,
		{
			args: settings,
			user: 1,
		}
	);

/** A block as the editor saves it. */
export const block = (
	name: string,
	attributes: object = {},
	inner = ''
): string => {
	const json = JSON.stringify( attributes );
	return inner
		? `<!-- wp:${ name } ${ json } -->${ inner }<!-- /wp:${ name } -->`
		: `<!-- wp:${ name } ${ json } /-->`;
};

/** Publishes a page with its name as its path. */
export const putPage = (
	site: Site,
	name: string,
	content: string
): Promise< unknown > =>
	site.php(
		insertPost(
			"'post_type' => 'page', 'post_name' => $args['name'], 'post_title' => 'Page'"
		),
		{ args: { name, content }, user: 1 }
	);

/** A shortcode as the editor saves it. */
export const shortcode = ( text: string ): string =>
	`<!-- wp:shortcode -->[${ text }]<!-- /wp:shortcode -->`;

/** Adds a template to the theme. */
export const putTemplate = (
	site: Site,
	name: string,
	content: string
): Promise< unknown > =>
	site.php(
		`$id = wp_insert_post( wp_slash( array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => $args['name'], 'post_title' => $args['name'], 'post_content' => $args['content'] ) ), true );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );`,
		{ args: { name, content }, user: 1 }
	);

/** Assigns a page to a page type of the shop, such as `cart`. */
export const ownPage = (
	site: Site,
	kind: string,
	name: string
): Promise< unknown > =>
	site.php(
		`update_option( 'vitrine_pages', array( $args['kind'] => get_page_by_path( $args['name'] )->ID ) + get_option( 'vitrine_pages' ) );`,
		{ args: { kind, name } }
	);

/** Sets the product template to the shop's header and the test's blocks. */
export const putProductTemplate = (
	site: Site,
	blocks: string
): Promise< unknown > =>
	site.php(
		`$name = 'single-' . Vitrine\\Plugin::engine()->content_types()['post_type'];
		array_map( 'wp_delete_post', get_posts( array( 'post_type' => 'wp_template', 'name' => $name, 'fields' => 'ids' ) ) );
		${ insertPost(
			"'post_type' => 'wp_template', 'post_name' => $name, 'post_title' => 'Product'"
		) }
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );`,
		{
			args: {
				content: `<!-- wp:template-part {"slug":"header","tagName":"header"} /--><!-- wp:group {"tagName":"main","layout":{"type":"constrained"}} --><main class="wp-block-group">${ blocks }</main><!-- /wp:group -->`,
			},
			user: 1,
		}
	);

/** Sets the blocks of the Site Editor's only menu. */
export const putMenu = ( site: Site, blocks: string ): Promise< unknown > =>
	site.php(
		`array_map( 'wp_delete_post', get_posts( array( 'post_type' => 'wp_navigation', 'fields' => 'ids', 'posts_per_page' => -1 ) ) );
		wp_insert_post( wp_slash( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Main', 'post_content' => $args['content'] ) ), true );`,
		{ args: { content: blocks }, user: 1 }
	);

const link = ( label: string, url: string ) =>
	block( 'core/navigation-link', { label, url } );

/** Menu items with submenus, one of them a mega menu. */
export const MENU = [
	link( 'Shop', '/shop/' ),
	block(
		'core/navigation-submenu',
		{ label: 'Rooms', url: '/shop/?room=all', className: 'mega-menu' },
		[ 'Kitchen', 'Bedroom', 'Hall' ]
			.map( ( room ) =>
				block(
					'core/navigation-submenu',
					{ label: room, url: `/shop/?room=${ room }` },
					link( `${ room } lamps`, '/shop/' ) +
						link( `${ room } shelves`, '/shop/' )
				)
			)
			.join( '' )
	),
	block(
		'core/navigation-submenu',
		{ label: 'About', url: '/about/' },
		link( 'People', '/about/#people' ) +
			block(
				'core/navigation-submenu',
				{ label: 'Visit', url: '/visit/' },
				link( 'Opening hours', '/visit/#hours' )
			)
	),
	link( 'Contact', '#contact' ),
].join( '' );

/** Scrolls without animation, and waits until the page has handled it. */
export const scrollTo = async ( page: Page, y: number ): Promise< void > => {
	await page.evaluate(
		( top ) =>
			new Promise< void >( ( resolve ) => {
				window.scrollTo( { top, behavior: 'instant' } );
				requestAnimationFrame( () =>
					requestAnimationFrame( () => resolve() )
				);
			} ),
		y
	);
	await expect
		.poll( () => page.evaluate( () => Math.round( window.scrollY ) ) )
		.toBe( y );
};

/** Returns the ID of a product of the shop's engine by its slug. */
export const productId = async (
	site: Site,
	slug: string
): Promise< number > =>
	Number(
		await site.php(
			`echo get_page_by_path( $args['slug'], OBJECT, Vitrine\\Plugin::engine()->content_types()['post_type'] )->ID;`,
			{ args: { slug } }
		)
	);
