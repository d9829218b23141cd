import {
	appendFileSync,
	existsSync,
	mkdirSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
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
<main><?php while ( have_posts() ) { the_post(); the_title( '<h1>', '</h1>' ); ?><div class="entry-content"><?php the_content(); ?></div><?php } ?></main>
<aside><?php dynamic_sidebar( 'side' ); ?></aside>
<?php wp_footer(); ?></body></html>`,
};

/** The content column of a theme. */
export interface Column {
	/** Content width in pixels, as declared to WordPress. */
	width: number;
	/** CSS of the column. */
	styles: string;
}

/**
 * Gives a site a minimal classic theme with one widget area, `side`.
 *
 * @param site   The site.
 * @param column The content column; the browser's default styles without it.
 */
export async function putClassicTheme(
	site: Site,
	column?: Column
): Promise< void > {
	const folder = join( site.dir, 'www/wp-content/themes/plain' );
	mkdirSync( folder, { recursive: true } );
	for ( const [ name, content ] of Object.entries( FILES ) ) {
		writeFileSync( join( folder, name ), content );
	}
	if ( column ) {
		appendFileSync(
			join( folder, 'functions.php' ),
			`
$GLOBALS['content_width'] = ${ column.width };
add_action( 'wp_head', static function () { echo '<style>${ column.styles }</style>'; } );`
		);
	}
	await site.php( `switch_theme( 'plain' );`, { user: 1 } );
}

/**
 * Gives a site a block theme with one template.
 *
 * @param site The site.
 */
export async function putBlockTheme( site: Site ): Promise< void > {
	const folder = join( site.dir, 'www/wp-content/themes/one-template' );
	mkdirSync( join( folder, 'templates' ), { recursive: true } );
	writeFileSync( join( folder, 'style.css' ), '/* Theme Name: One */' );
	writeFileSync(
		join( folder, 'templates/index.html' ),
		'<!-- wp:post-title /-->'
	);
	await site.php( `switch_theme( 'one-template' );`, { user: 1 } );
}

/**
 * Gives a site the theme of a folder.
 *
 * @param site   The site.
 * @param folder Folder of the theme.
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

/** Code of a plugin that prints styles after all others, as themes do. */
export const styles = ( css: string ): string =>
	`add_action( 'wp_head', static fn () => print '<style>${ css }</style>', 999 );`;
