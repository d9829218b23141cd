import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import glob from 'fast-glob';
import type { Names } from '../names';
import type { Tree } from '../tree';

const ICONS = 'node_modules/@wordpress/components/src/dashicon/types.ts';

/** The first WordPress icon that no other block uses. */
const freeIcon = ( root: string ): string => {
	const used = glob
		.sync( 'blocks/*/block.json', { cwd: root } )
		.map(
			( file ) =>
				/"icon": "([^"]+)"/
					.exec( readFileSync( resolve( root, file ), 'utf8' ) )
					?.at( 1 )
		);
	const icon = [
		...readFileSync( resolve( root, ICONS ), 'utf8' ).matchAll(
			/'([a-z0-9-]+)'/g
		),
	]
		.map( ( [ , name ] ) => name )
		.find( ( name ) => ! used.includes( name ) );
	if ( ! icon ) {
		throw new Error( 'All WordPress icons are in use.' );
	}
	return icon;
};

const metadata = ( { kebab, title }: Names, icon: string ) => ( {
	$schema: 'https://schemas.wp.org/trunk/block.json',
	apiVersion: 3,
	name: `vitrine/${ kebab }`,
	version: '0.1.0',
	title,
	category: 'vitrine',
	icon,
	description: `${ title }: a text about the shop.`,
	keywords: [ title.toLowerCase(), 'shop' ],
	textdomain: 'vitrine',
	attributes: { text: { type: 'string', default: '' } },
	supports: {
		anchor: true,
		html: false,
		color: { background: true, text: true },
		spacing: { margin: true, padding: true },
	},
	example: { attributes: { text: title } },
	editorScript: 'file:./index.tsx',
	style: 'file:./style-index.css',
	render: 'file:./render.php',
} );

const edit = ( { title }: Names ) => `
import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	text: string;
}

/**
 * Shows the block in the editor, rendered by the server.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<PreviewedBlock
		block={ metadata.name }
		attributes={ attributes }
		title={ __( '${ title }', 'vitrine' ) }
		empty={ __( 'Enter a text in the block settings.', 'vitrine' ) }
	>
		<TextControl
			label={ __( 'Text', 'vitrine' ) }
			value={ attributes.text }
			onChange={ ( text ) => setAttributes( { text } ) }
		/>
	</PreviewedBlock>
);
`;

const render = ( { kebab, pascal, title }: Names ) => `
<?php
/**
 * Renders ${ title } on a page.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\\View\\Site\\${ pascal };

defined( 'ABSPATH' ) || exit;

( static function ( string $text ): void {
	$inside = ${ pascal }::render( $text );
	if ( null !== $inside ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress and Markup escape their output.
		printf( '<div %1$s>%2$s</div>', get_block_wrapper_attributes( array( 'class' => 'vitrine-${ kebab }' ) ), $inside );
	}
} )( (string) $attributes['text'] );
`;

const view = ( { pascal, title }: Names ) => `
<?php
/**
 * ${ title }.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\\View\\Site;

use Vitrine\\View\\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * HTML of the block; the same for all visitors.
 */
final class ${ pascal } {

	/**
	 * Renders the content of the block; null if there is none.
	 *
	 * @param string $text Text of the owner.
	 */
	public static function render( string $text ): ?Markup {
		return '' === trim( $text ) ? null : Markup::tag( 'p', array(), $text );
	}
}
`;

const test = ( { kebab, pascal, title }: Names ) => `
<?php
/**
 * ${ title }.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\\Tests\\View\\Site;

use Vitrine\\Tests\\TestCase;
use Vitrine\\Tests\\View\\Blocks;

/**
 * Tests the HTML of the block.
 */
final class ${ pascal }Test extends TestCase {

	use Blocks;

	/**
	 * @testdox Prints the text and escapes HTML in it
	 */
	public function test_text(): void {
		$html = $this->block( '${ kebab }', array( 'text' => 'Ask <b>us</b>' ) );
		$this->assertCount( 1, $this->find( $html, '//div[contains(@class,"vitrine-${ kebab }")]/p[.="Ask <b>us</b>"]' ) );
	}

	/**
	 * @testdox Prints nothing without text
	 */
	public function test_nothing(): void {
		$this->assertSame( '', trim( $this->block( '${ kebab }', array( 'text' => ' ' ) ) ) );
	}
}
`;

/**
 * Creates a server-rendered block: its editor and front-end code, its view, and a
 * test of its output.
 *
 * @param tree  The project's files.
 * @param names Names of the block.
 */
export const block = ( tree: Tree, names: Names ): void => {
	const folder = `blocks/${ names.kebab }`;
	tree.add(
		`${ folder }/block.json`,
		JSON.stringify( metadata( names, freeIcon( tree.root ) ), null, '\t' )
	);
	tree.add(
		`${ folder }/index.tsx`,
		`
import { register } from '../../src/editor/register';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

register( metadata, Edit );
`
	);
	tree.add( `${ folder }/edit.tsx`, edit( names ) );
	tree.add( `${ folder }/render.php`, render( names ) );
	tree.add(
		`${ folder }/style.scss`,
		`.vitrine-${ names.kebab } {\n\toverflow-wrap: anywhere;\n}`
	);
	tree.add( `includes/View/Site/${ names.pascal }.php`, view( names ) );
	tree.add( `tests/php/View/Site/${ names.pascal }Test.php`, test( names ) );
};
