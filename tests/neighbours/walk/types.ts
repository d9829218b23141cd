import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';

/** What is noted of a step, each as lines. */
export const ASPECTS = [
	'address',
	'cart',
	'order',
	'mails',
	'notices',
	'events',
	'focus',
	'requests',
	'shown',
	'complaints',
] as const;
export type Aspect = ( typeof ASPECTS )[ number ];
export type Seen = Partial< Record< Aspect, string[] > >;

/** A step of a walk, and what came of it. */
export interface Step {
	name: string;
	seen: Seen;
}

/** A walk through a shop, with Vitrine or without. */
export interface Walk {
	page: Page;
	site: Site;
	/**
	 * Does something, waits until the page is at rest, and notes what came of it.
	 *
	 * @param name Which step: the page's name, and what is done there.
	 * @param act  Does it, and waits for what nobody can miss.
	 */
	step: ( name: string, act: () => Promise< unknown > ) => Promise< void >;
	/** The pieces in the cart, as the shop has them. */
	pieces: () => Promise< number >;
}

/** A plugin beside Vitrine, in the manner of a family of plugins. */
export interface Neighbour {
	/** Its file in a room of plugins/, without `.php`. */
	plugin: string;
	family: string;
	/** Selectors of what it shows, beside what a shop shows anyway. */
	shows?: readonly string[];
	/** Whether it is for classic themes: walked through in one where there is one. */
	classic?: boolean;
	/** Whether it lets scripts race each other: the order of their events is then nobody's. */
	racing?: boolean;
	/** PHP that makes the shop one where such a plugin has something to do. */
	prepare?: string;
	/** Errors in the browser that it brings about by itself, with Vitrine or without. */
	allowed?: readonly RegExp[];
	/** Where the walk goes, and what it does there. */
	walk: ( walk: Walk ) => Promise< void >;
}
