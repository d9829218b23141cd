import { basename } from 'node:path';
import glob from 'fast-glob';
import type { Names } from '../names';
import type { Tree } from '../tree';

const CLASS = 'Settings.php';

/** Groups of settings: `Cart` for `CartSettings.php`. */
const groupsOf = ( root: string ): string[] =>
	glob
		.sync( `includes/Settings/Fields/*${ CLASS }`, { cwd: root } )
		.map( ( file ) => basename( file, CLASS ) )
		.sort();

const test = ( { pascal, snake, title }: Names ) => `
<?php
/**
 * The setting ${ snake }.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\\Tests\\Settings\\Fields;

use Vitrine\\Settings\\Schema;
use Vitrine\\Settings\\Settings;
use Vitrine\\Tests\\TestCase;

/**
 * Tests the setting “${ title }”.
 */
final class ${ pascal }Test extends TestCase {

	/**
	 * @testdox Is off by default, has a label, and can be turned on
	 */
	public function test_setting(): void {
		$this->assertFalse( Settings::on( '${ snake }' ) );
		$this->assertSame( '${ title }', ( Schema::fields()['${ snake }']->label )() );
		update_option( Settings::OPTION, array( '${ snake }' => true ) );
		$this->assertTrue( Settings::on( '${ snake }' ) );
	}

	/**
	 * @testdox An invalid value does not change the setting
	 */
	public function test_bad_value(): void {
		update_option( Settings::OPTION, array( '${ snake }' => true ) );
		update_option( Settings::OPTION, array( '${ snake }' => array( 'no' ) ) );
		$this->assertTrue( Settings::on( '${ snake }' ) );
	}
}
`;

/**
 * Creates a toggle in a group of settings: its definition, default value and
 * test.
 *
 * @param tree  The project's files.
 * @param names Names of the setting.
 * @param group Group, such as `Cart` for includes/Settings/Fields/CartSettings.php.
 * @throws Error When the group does not exist.
 */
export const setting = ( tree: Tree, names: Names, group: string ): void => {
	const groups = groupsOf( tree.root );
	if ( ! groups.includes( group ) ) {
		throw new Error(
			`Unknown group "${ group }". Groups: ${ groups.join( ', ' ) }.`
		);
	}
	const { snake, pascal, title } = names;
	const file = `includes/Settings/Fields/${ group }${ CLASS }`;
	const keys = [
		...tree
			.read( file )
			.matchAll( /^\t\t\t'([a-z0-9_]+)'( *)=> Field::/gm ),
	];
	const last = keys.at( -1 )?.[ 1 ];
	if ( ! last ) {
		throw new Error( `${ file } defines no setting.` );
	}
	const width = Math.max( ...keys.map( ( [ , key = '' ] ) => key.length ) );
	tree.insert(
		file,
		'before',
		/(?<=^\t\t\t\),?\n)\t\t\);\n\t\}\n/m,
		`\t\t\t'${ snake }'${ ' '.repeat(
			Math.max( 1, width + 1 - snake.length )
		) }=> Field::toggle(\n\t\t\t\tfalse,\n\t\t\t\tstatic fn (): string => __( '${ title }', 'vitrine' )\n\t\t\t),\n`
	);
	tree.insert(
		'includes/Settings/Defaults.php',
		'after',
		new RegExp( `^\\t\\t\\t'${ last }' +=> (?!Fields).*\\n`, 'm' ),
		`\t\t\t'${ snake }'${ ' '.repeat(
			Math.max( 1, 34 - snake.length )
		) }=> false,\n`
	);
	tree.add( `tests/php/Settings/Fields/${ pascal }Test.php`, test( names ) );
};
