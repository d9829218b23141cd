import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Site } from '../../site/types';

const FILES = {
	'style.css': '/* Theme Name: Plain */',
	'functions.php': `<?php
add_theme_support( 'title-tag' );
add_action( 'widgets_init', static fn () => register_sidebar( array( 'id' => 'side', 'name' => 'Side', 'before_widget' => '<section>', 'after_widget' => '</section>' ) ) );`,
	'index.php': `<?php ?><!DOCTYPE html>
<html <?php language_attributes(); ?>><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><?php wp_head(); ?></head>
<body <?php body_class(); ?>><?php wp_body_open(); ?>
<main><h1><?php single_post_title(); ?></h1><?php while ( have_posts() ) { the_post(); the_content(); } ?></main>
<aside><?php dynamic_sidebar( 'side' ); ?></aside>
<?php wp_footer(); ?></body></html>`,
};

/**
 * Gives a site the smallest theme that knows no blocks, with one place for
 * widgets: `side`.
 *
 * @param site The site.
 */
export async function putClassicTheme( site: Site ): Promise< void > {
	const folder = join( site.dir, 'www/wp-content/themes/plain' );
	mkdirSync( folder, { recursive: true } );
	for ( const [ name, content ] of Object.entries( FILES ) ) {
		writeFileSync( join( folder, name ), content );
	}
	await site.php( `switch_theme( 'plain' );`, { user: 1 } );
}

/**
 * Gives a site the theme of a folder.
 *
 * @param site   The site.
 * @param folder Of the theme.
 */
export async function putTheme( site: Site, folder: string ): Promise< void > {
	const name = basename( folder );
	const place = join( site.dir, 'www/wp-content/themes', name );
	if ( ! existsSync( place ) ) {
		symlinkSync( folder, place );
	}
	await site.php( `switch_theme( $args['name'] );`, {
		args: { name },
		user: 1,
	} );
}
