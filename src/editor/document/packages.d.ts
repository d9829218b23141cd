/**
 * The API used here and in src/modules/preview-panel from two WordPress
 * packages without types.
 */
declare module '@wordpress/editor' {
	import type { StoreDescriptor } from '@wordpress/data';
	import type { ComponentType, ReactNode } from 'react';

	export const PluginDocumentSettingPanel: ComponentType< {
		name: string;
		title: string;
		children: ReactNode;
	} >;

	export const PluginMoreMenuItem: ComponentType< {
		onClick: () => void;
		children: ReactNode;
	} >;

	export const store: StoreDescriptor< {
		reducer: () => unknown;
		selectors: {
			/**
			 * Meta of the edited document in REST; undefined: its type has
			 * none.
			 */
			getEditedPostAttribute: (
				state: unknown,
				name: 'meta'
			) => Record< string, unknown > | undefined;
		};
		actions: {
			editPost: ( edits: { meta: Record< string, unknown > } ) => unknown;
		};
	} >;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export const registerPlugin: (
		name: string,
		settings: { render: ComponentType }
	) => void;
}
