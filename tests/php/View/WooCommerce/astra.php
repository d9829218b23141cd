<?php
/**
 * What Astra's class does of what our code looks for.
 *
 * @package Vitrine
 */

declare(strict_types=1);

if ( ! class_exists( Astra_Woocommerce::class, false ) ) {
	// phpcs:ignore Squiz.Commenting.ClassComment.Missing, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedClassFound, Generic.Files.OneObjectStructurePerFile.MultipleFound -- The theme's name.
	final class Astra_Woocommerce {

		/**
		 * Takes the sign away: the theme draws its own on its cards.
		 */
		public function sale_flash(): string {
			return '';
		}
	}
}
