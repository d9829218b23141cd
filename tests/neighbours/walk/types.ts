import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';

/** Recorded aspects of a step, each as lines. */
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

/** A step and its records. */
export interface Step {
	name: string;
	seen: Seen;
}

/** A test run in a shop, with or without Vitrine. */
export interface Walk {
	page: Page;
	site: Site;
	/**
	 * Runs an action, waits until the page is idle, and records the results.
	 *
	 * @param name Name of the step: the page and the action.
	 * @param act  Performs the action, and waits for its visible effect.
	 */
	step: ( name: string, act: () => Promise< unknown > ) => Promise< void >;
	/** Item count of the stored cart. */
	pieces: () => Promise< number >;
}

/** A plugin next to Vitrine, modeled on a family of plugins. */
export interface Neighbour {
	/** Its file in a folder of plugins/, without `.php`. */
	plugin: string;
	family: string;
	/** Selectors of its own elements. */
	shows?: readonly string[];
	/** Whether it is tested in a classic theme if one is available. */
	classic?: boolean;
	/** Whether its scripts run in no fixed order, so that events have none either. */
	racing?: boolean;
	/** PHP that prepares the shop for the plugin. */
	prepare?: string;
	/** Browser errors that it causes by itself, with or without Vitrine. */
	allowed?: readonly RegExp[];
	/** Pages and actions of the test. */
	walk: ( walk: Walk ) => Promise< void >;
}
