import { block } from './kinds/block';
import { endpointOf } from './kinds/endpoint';
import { island } from './kinds/island';
import { setting } from './kinds/setting';
import { namesOf } from './names';
import { Tree } from './tree';

export const KINDS = [ 'block', 'island', 'endpoint', 'setting' ] as const;

export type Kind = ( typeof KINDS )[ number ];

/** Whether a word is a valid kind. */
export const isKind = ( word: string | undefined ): word is Kind =>
	KINDS.some( ( kind ) => kind === word );

/** Next steps for the developer, by kind. */
export const NEXT: Record< Kind, string > = {
	block: 'Describe the block in block.json, and edit its view and its editor script.',
	island: 'Edit both views and the fixtures; to show it on a page, print the PHP view in a block or another view.',
	endpoint:
		'Edit its parameters, response and guard; call the function in src/transport where you need it.',
	setting: 'Edit its type, texts and limits; read it with Settings::on().',
};

/**
 * Creates the files of a new block, island, endpoint or setting: all of them, or none.
 *
 * @param root  Folder of the project.
 * @param kind  What to create.
 * @param given Its name.
 * @param group For a setting: its group, such as `Cart`.
 * @return The added and changed files.
 * @throws Error When the name is invalid or taken, or a file is not as expected.
 */
export function scaffold(
	root: string,
	kind: Kind,
	given: string,
	group = 'Cart'
): { added: string[]; changed: string[] } {
	const tree = new Tree( root );
	const names = namesOf( given );
	switch ( kind ) {
		case 'block':
			block( tree, names );
			break;
		case 'island':
			island( tree, names );
			break;
		case 'endpoint':
			endpointOf( tree, names );
			break;
		case 'setting':
			setting( tree, names, group );
			break;
	}
	tree.write();
	return { added: tree.newFiles, changed: tree.changedFiles };
}
