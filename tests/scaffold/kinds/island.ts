import type { Names } from '../names';
import type { Tree } from '../tree';

const component = ( { kebab, pascal, title }: Names ) => `
export interface ${ pascal }Props {
	/** Text; empty: none. */
	text: string;
}

/**
 * ${ title }. Twin of \`View\\${ pascal }\\${ pascal }\`.
 *
 * @param props
 * @param props.text
 */
export const ${ pascal } = ( { text }: ${ pascal }Props ) => (
	<div className="vitrine-${ kebab }">
		{ text && <p>{ text }</p> }
	</div>
);
`;

const twin = ( { kebab, pascal, title }: Names ) => `
<?php
/**
 * ${ title }.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\\View\\${ pascal };

use Vitrine\\View\\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/${ kebab }/${ kebab }.tsx.
 */
final class ${ pascal } {

	/**
	 * Renders the component.
	 *
	 * @param array{text: string} $props Props of the component.
	 */
	public static function render( array $props ): Markup {
		return Markup::tag( 'div', array( 'class' => 'vitrine-${ kebab }' ), '' === $props['text'] ? null : Markup::tag( 'p', array(), $props['text'] ) );
	}
}
`;

/** Props and expected output: usual, empty and hostile values. */
const FIXTURES = [
	[ '', 'Wrap it as a gift', '<p>Wrap it as a gift</p>' ],
	[ '-empty', '', '' ],
	[ '-hostile', '"<b onclick=x>&', '<p>&quot;&lt;b onclick=x&gt;&amp;</p>' ],
] as const;

/**
 * Creates a component that PHP renders too: both views, and shared fixtures to
 * keep their markup equal.
 *
 * @param tree  The project's files.
 * @param names Names of the island.
 */
export const island = ( tree: Tree, names: Names ): void => {
	const { kebab, pascal } = names;
	tree.add( `src/islands/${ kebab }/${ kebab }.tsx`, component( names ) );
	tree.add( `includes/View/${ pascal }/${ pascal }.php`, twin( names ) );
	for ( const [ end, text, inside ] of FIXTURES ) {
		const file = `tests/fixtures/views/${ kebab }${ end }`;
		tree.add(
			`${ file }.json`,
			JSON.stringify( { component: pascal, props: { text } }, null, '\t' )
		);
		tree.add(
			`${ file }.html`,
			`<div class="vitrine-${ kebab }">${ inside }</div>`
		);
	}
	const react = 'tests/unit/islands/fixtures.tsx';
	tree.insert(
		react,
		'before',
		/\nconst FOLDER = /,
		`import {\n\t${ pascal },\n\ttype ${ pascal }Props,\n} from '../../../src/islands/${ kebab }/${ kebab }';\n`
	);
	tree.insert(
		react,
		'before',
		/\t\| \{\n\t\t\tcomponent: 'DrawerPanel';/,
		`\t| { component: '${ pascal }'; props: ${ pascal }Props }\n`
	);
	tree.insert(
		react,
		'before',
		/\t\tcase 'DrawerPanel':/,
		`\t\tcase '${ pascal }':\n\t\t\treturn <${ pascal } { ...fixture.props } />;\n`
	);
	const php = 'tests/php/View/Fixtures.php';
	tree.insert(
		php,
		'before',
		/use Vitrine\\View\\Markup;\n/,
		`use Vitrine\\View\\${ pascal }\\${ pascal };\n`
	);
	tree.insert(
		php,
		'before',
		/\t\t\t'DrawerPanel' {2}=>/,
		`\t\t\t'${ pascal }'${ ' '.repeat(
			Math.max( 1, 13 - pascal.length )
		) }=> ${ pascal }::render( $props ),\n`
	);
};
