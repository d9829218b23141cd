import type { ScriptFile } from './settings';

/**
 * A logo. `dataUri` has precedence over `url`; neither: the site's own.
 *
 * @see spec 3.14, readings 4
 */
export interface PreviewLogo {
	url?: string;
	dataUri?: string;
	/** Pixels. */
	width?: number;
}

/** Colors in order; empty: the site's own. @see spec 3.14 */
export interface PreviewPalette {
	colors: string[];
}

/** Heading level. */
export type PreviewLevel = 1 | 2 | 3 | 4 | 5 | 6;

type Family = 'body-font-family' | 'headings-font-family';
type Weight = 'body-font-weight' | 'headings-font-weight';
type Height = 'body-line-height' | 'headings-line-height';

/**
 * Names of typography settings; `inherit` of a level uses the headings' value.
 * @see spec 3.14
 */
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

/** Previewed data by param. @see spec 3.14 */
export interface PreviewData {
	siteLogo?: PreviewLogo;
	colorPalette?: PreviewPalette;
	siteTypography?: PreviewTypography;
	/** Whether the title is visible. */
	siteTitle?: boolean;
}

/** Messages from the parent window. @see spec 4.15 */
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

/** The page's response to an allowed parent. */
export interface PreviewAnswer {
	status: 'ready' | 'applied' | 'refused';
	/** Param of the message. */
	param: string;
	/** The invalid field of a refused message. */
	field: string;
}

/**
 * A family of color variables: the nth one is `prefix + names[n]`, or `prefix +
 * n`.
 */
export interface PreviewVariables {
	prefix: string;
	names: string[];
}

/** Settings of a page's preview. @see spec 2.10, 3.14, 7.11 */
export interface PreviewSettings {
	/** Origins of parents that may control it. */
	origins: string[];
	/** Storage key. */
	key: string;
	/** URL of the web font service. */
	fonts: string;
	variables: PreviewVariables[];
	/**
	 * The registered store with its dependencies in loading order, for users
	 * who can preview designs.
	 */
	store?: ScriptFile[];
}
