/** The API used from the block editor package, which has no types. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
	import type { Block as BlockInstance } from '@wordpress/blocks';
	import type { StoreDescriptor } from '@wordpress/data';

	export const InspectorControls: ComponentType< {
		/**
		 * WordPress's panel to add the controls to; default: panels of their
		 * own.
		 */
		group?: 'advanced' | 'styles';
		children: ReactNode;
	} >;

	/** Adds buttons to the block's toolbar. */
	export const BlockControls: ComponentType< { children: ReactNode } >;

	export const useBlockProps: (
		props?: HTMLAttributes< HTMLElement >
	) => HTMLAttributes< HTMLElement >;

	/** The block that renders the component. */
	export const useBlockEditContext: () => { clientId: string };

	type Block = Record< string, unknown >;

	export const InnerBlocks: { Content: ComponentType };

	export const useInnerBlocksProps: (
		props?: HTMLAttributes< HTMLElement >,
		options?: {
			template?: readonly unknown[];
			templateLock?: boolean | string;
			allowedBlocks?: readonly string[];
		}
	) => HTMLAttributes< HTMLElement > & { children: ReactNode };

	export const BlockContextProvider: ComponentType< {
		value: Record< string, unknown >;
		children: ReactNode;
	} >;

	/**
	 * Previews blocks without editing, as in WordPress's own Post Template
	 * block.
	 */
	export const __experimentalUseBlockPreview: ( options: {
		blocks: readonly Block[];
		props?: HTMLAttributes< HTMLElement >;
	} ) => HTMLAttributes< HTMLElement > & { children: ReactNode };

	interface Selectors {
		getSettings: ( state: unknown ) => {
			isPreviewMode?: boolean;
			__unstableIsPreviewMode?: boolean;
		};
		getBlock: ( state: unknown, clientId: string ) => BlockInstance | null;
		getBlocks: ( state: unknown, clientId: string ) => Block[];
		/** Empty: a root block. */
		getBlockRootClientId: (
			state: unknown,
			clientId: string
		) => string | null;
		/** Client ids of the root blocks. */
		getBlockOrder: ( state: unknown ) => string[];
		getBlockCount: ( state: unknown, clientId: string ) => number;
		getBlocksByName: ( state: unknown, name: string ) => string[];
		getBlockAttributes: (
			state: unknown,
			clientId: string
		) => Record< string, unknown > | null;
	}

	interface Actions {
		replaceInnerBlocks: (
			clientId: string,
			blocks: readonly BlockInstance[],
			updateSelection?: boolean
		) => unknown;
	}

	export const store: StoreDescriptor< {
		reducer: () => unknown;
		selectors: Selectors;
		actions: Actions;
	} >;
}
