/** The part of the block editor that is used here; the package brings no types. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
	import type { StoreDescriptor } from '@wordpress/data';

	export const InspectorControls: ComponentType< { children: ReactNode } >;

	export const useBlockProps: (
		props?: HTMLAttributes< HTMLElement >
	) => HTMLAttributes< HTMLElement >;

	interface Selectors {
		getBlocksByName: ( state: unknown, name: string ) => string[];
		getBlockAttributes: (
			state: unknown,
			clientId: string
		) => Record< string, unknown > | null;
	}

	export const store: StoreDescriptor< {
		reducer: () => unknown;
		selectors: Selectors;
	} >;
}
