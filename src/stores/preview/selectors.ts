import type {
	PreviewAnswer,
	PreviewData,
	PreviewLogo,
	PreviewTypography,
} from '../../contract/types';
import type { Tried } from '../../core/preview/receive';
import type { PreviewState } from './types';

const NO_COLORS: string[] = [];
const NO_LOGO: PreviewLogo = {};
const NO_TYPOGRAPHY: PreviewTypography = {};

/** What is tried, and what is stored of it. */
export const getAll = ( state: PreviewState ): Tried => state;

/** All that is tried, by its param. */
export const getTried = ( { tried }: PreviewState ): PreviewData => tried;

/** The colours that are tried; none: the site's own. */
export const getColors = ( { tried }: PreviewState ): string[] =>
	tried.colorPalette?.colors ?? NO_COLORS;

/** The typography that is tried; empty: the site's own. */
export const getTypography = ( { tried }: PreviewState ): PreviewTypography =>
	tried.siteTypography ?? NO_TYPOGRAPHY;

/** The logo that is tried; empty: the site's own. */
export const getLogo = ( { tried }: PreviewState ): PreviewLogo =>
	tried.siteLogo ?? NO_LOGO;

/** Whether the title is to show; undefined: as on the site. */
export const getTitleShown = ( { tried }: PreviewState ): boolean | undefined =>
	tried.siteTitle;

/** Whether anything is tried that is not the site's own. */
export const isChanged = ( state: PreviewState ): boolean =>
	getColors( state ).length > 0 ||
	Object.keys( getTypography( state ) ).length > 0 ||
	Object.keys( getLogo( state ) ).length > 0 ||
	state.tried.siteTitle !== undefined;

/** What the page refused last, if it took nothing since. */
export const getRefused = ( { refused }: PreviewState ): PreviewAnswer | null =>
	refused;
