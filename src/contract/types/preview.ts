import type { ScriptFile } from './settings';

/**
 * A logo. A `dataUri` wins over a `url`; neither: the site's own.
 *
 * @see spec 3.14, readings 4
 */
export interface PreviewLogo {
	url?: string;
	dataUri?: string;
	/** Pixels. */
	width?: number;
}

/** Colours in order; none: the site's own. @see spec 3.14 */
export interface PreviewPalette {
	colors: string[];
}

/** Which heading. */
export type PreviewLevel = 1 | 2 | 3 | 4 | 5 | 6;

type Family = 'body-font-family' | 'headings-font-family';
type Weight = 'body-font-weight' | 'headings-font-weight';
type Height = 'body-line-height' | 'headings-line-height';

/** The names of typography's texts; a level's `inherit` is the headings' value. @see spec 3.14 */
export type PreviewText =
	| Family
	| Weight
	| Height
	| `font-family-h${ PreviewLevel }`
	| `font-weight-h${ PreviewLevel }`
	| `line-height-h${ PreviewLevel }`;

/** Typography; empty: the site's own. @see spec 3.14 */
export type PreviewTypography = Partial< Record< PreviewText, string > > & {
	'font-size-body'?: { desktop: number; 'desktop-unit': string };
};

/** What is tried on a page, by its param. @see spec 3.14 */
export interface PreviewData {
	siteLogo?: PreviewLogo;
	colorPalette?: PreviewPalette;
	siteTypography?: PreviewTypography;
	/** Whether the title shows. */
	siteTitle?: boolean;
}

/** What the parent window asks of a page. @see spec 4.15 */
export type PreviewMessage =
	| {
			[ Param in keyof PreviewData ]-?: {
				param: Param;
				data: NonNullable< PreviewData[ Param ] >;
			};
	  }[ keyof PreviewData ]
	| { param: 'cleanStorage'; data: PreviewLogo }
	| { param: 'clearPreviewAssets' }
	| { param: 'completeOnboarding' };

/** What the page answers to a parent that it listens to. */
export interface PreviewAnswer {
	status: 'ready' | 'applied' | 'refused';
	/** Which message. */
	param: string;
	/** Of a refused one: what of it may not be. */
	field: string;
}

/** Where a family of variables gets its colours: the n-th is `prefix + names[n]`, or `prefix + n`. */
export interface PreviewVariables {
	prefix: string;
	names: string[];
}

/** What a page says to its preview. @see spec 2.10, 3.14, 7.11 */
export interface PreviewSettings {
	/** Of parents that may direct it. */
	origins: string[];
	/** In the browser's storage. */
	key: string;
	/** Address of the web-fonts service. */
	fonts: string;
	variables: PreviewVariables[];
	/** The registered store with all that it needs, in its order, for who may try a design. */
	store?: ScriptFile[];
}
