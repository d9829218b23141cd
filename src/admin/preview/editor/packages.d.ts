/** The parts of two packages that are used here; WordPress brings both, without types. */
declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';

	export const PluginMoreMenuItem: ComponentType< {
		onClick: () => void;
		children: ReactNode;
	} >;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export const registerPlugin: (
		name: string,
		settings: { render: ComponentType }
	) => void;
}
