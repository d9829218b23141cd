import type {
	PreviewAnswer,
	PreviewData,
	PreviewLogo,
	PreviewTypography,
} from '../../contract/types';
import type { PreviewValues } from '../../core/preview/receive';
import type { PreviewState } from './types';

const NO_COLORS: string[] = [];
const NO_LOGO: PreviewLogo = {};
const NO_TYPOGRAPHY: PreviewTypography = {};

/** The preview, and the stored part of it. */
export const getAll = ( state: PreviewState ): PreviewValues => state;

/** The preview values by parameter. */
export const getPreviewed = ( { previewed }: PreviewState ): PreviewData =>
	previewed;

/** The preview's colors; empty: the site's own. */
export const getColors = ( { previewed }: PreviewState ): string[] =>
	previewed.colorPalette?.colors ?? NO_COLORS;

/** The preview's typography; empty: the site's own. */
export const getTypography = ( {
	previewed,
}: PreviewState ): PreviewTypography =>
	previewed.siteTypography ?? NO_TYPOGRAPHY;

/** The preview's logo; empty: the site's own. */
export const getLogo = ( { previewed }: PreviewState ): PreviewLogo =>
	previewed.siteLogo ?? NO_LOGO;

/** Whether to show the site title; undefined: as on the site. */
export const getTitleShown = ( {
	previewed,
}: PreviewState ): boolean | undefined => previewed.siteTitle;

/** Whether the preview differs from the site. */
export const isChanged = ( state: PreviewState ): boolean =>
	getColors( state ).length > 0 ||
	Object.keys( getTypography( state ) ).length > 0 ||
	Object.keys( getLogo( state ) ).length > 0 ||
	state.previewed.siteTitle !== undefined;

/** The last message refused by the page, unless one was accepted since. */
export const getRefused = ( { refused }: PreviewState ): PreviewAnswer | null =>
	refused;
