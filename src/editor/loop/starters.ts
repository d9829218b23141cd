import {
	getBlockType,
	parse,
	registerBlockVariation,
	store as blocksStore,
} from '@wordpress/blocks';
import { subscribe } from '@wordpress/data';
import { editorData } from '../data';

type BlockInstance = ReturnType< typeof parse >[ number ];

type Template = [ string, Record< string, unknown >, Template[] ];

const asTemplate = ( {
	name,
	attributes,
	innerBlocks,
}: BlockInstance ): Template => [
	name,
	attributes,
	innerBlocks.map( asTemplate ),
];

/** A block that the starters use. */
const CORE = 'core/columns';

/**
 * Runs a callback once the core blocks are registered, which happens all at
 * once. Before that, parsing would drop them.
 */
const withCoreBlocks = ( then: () => void ): void => {
	if ( getBlockType( CORE ) ) {
		then();
		return;
	}
	const stop = subscribe( () => {
		if ( getBlockType( CORE ) ) {
			stop();
			queueMicrotask( then );
		}
	}, blocksStore );
};

/**
 * Registers the starters as variations.
 *
 * @param name Name of the loop builder.
 */
export const addStarters = ( name: string ): void =>
	withCoreBlocks( () =>
		editorData().loop_starters.forEach( ( starter, index ) => {
			const [ block ] = parse( starter.content );
			if ( block ) {
				registerBlockVariation( name, {
					name: starter.name,
					title: starter.title,
					description: starter.description,
					// Variations are not found by the keywords of their block.
					keywords: [
						...( getBlockType( name )?.keywords ?? [] ),
						...starter.keywords,
					],
					isDefault: index === 0,
					attributes: block.attributes,
					innerBlocks: block.innerBlocks.map( asTemplate ),
				} );
			}
		} )
	);
