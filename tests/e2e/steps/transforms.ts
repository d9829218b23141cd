import type { Page } from '@playwright/test';

/** A new block. */
export interface Begun {
	name: string;
	attributes?: object;
	/** What is in it, as it would be saved. */
	inner?: string;
}

/** What a block became, saved and read again. */
export interface Became {
	/** Whether the editor offers it. */
	isOffered: boolean;
	name: string;
	attributes: Record< string, unknown >;
	isValid: boolean;
	/** The names of all that is in it. */
	inner: string[];
}

interface Block {
	name: string;
	attributes: Record< string, unknown >;
	isValid: boolean;
	innerBlocks: Block[];
}

/**
 * Has a block become one after another.
 *
 * @param page  Any editor.
 * @param block To begin with.
 * @param names What it becomes, in this order, each of what it was before.
 */
export const become = (
	page: Page,
	block: Begun,
	...names: string[]
): Promise< Became[] > =>
	page.evaluate(
		( [ begun, others ] ) => {
			const { blocks } = (
				window as unknown as {
					wp: {
						blocks: {
							createBlock: (
								name: string,
								attributes: object,
								inner: Block[]
							) => Block;
							getPossibleBlockTransformations: (
								all: Block[]
							) => { name: string }[];
							switchToBlockType: (
								all: Block[],
								name: string
							) => Block[] | null;
							serialize: ( all: Block[] ) => string;
							parse: ( html: string ) => Block[];
						};
					};
				}
			 ).wp;
			const flat = ( all: Block[] ): Block[] =>
				all.flatMap( ( one ) => [ one, ...flat( one.innerBlocks ) ] );
			let now = [
				blocks.createBlock(
					begun.name,
					begun.attributes ?? {},
					blocks.parse( begun.inner ?? '' )
				),
			];
			return others.flatMap( ( other ) => {
				const isOffered = blocks
					.getPossibleBlockTransformations( now )
					.some( ( type ) => type.name === other );
				now = blocks.parse(
					blocks.serialize(
						blocks.switchToBlockType( now, other ) ?? []
					)
				);
				return now.map( ( { name, attributes, innerBlocks } ) => ( {
					isOffered,
					name,
					attributes,
					isValid: flat( now ).every( ( { isValid } ) => isValid ),
					inner: flat( innerBlocks ).map( ( one ) => one.name ),
				} ) );
			} );
		},
		[ block, names ] as const
	);

/** The same in a line each. */
export const inWords = ( all: Became[] ): string[] =>
	all.map( ( { isOffered, isValid, name } ) =>
		[ isOffered && 'offered', isValid && 'valid', name ].join( ' ' )
	);
