<?php
/**
 * Default values of the settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * In a single file, so that front-end requests do not load the schema with its labels,
 * help and limits. A test ensures that both are in sync.
 */
final class Defaults {

	/**
	 * Settings with a standard text if empty, with the class of the texts. The texts
	 * are separate from the fields, so that front-end requests do not create all
	 * fields.
	 */
	public const WORDED = array(
		'view_cart_label'        => StandardTexts::class,
		'toggle_show_text'       => StandardTexts::class,
		'toggle_hide_text'       => StandardTexts::class,
		'success_msg'            => StandardTexts::class,
		'show_password_label'    => StandardTexts::class,
		'hide_password_label'    => StandardTexts::class,
		'variation_needed'       => StandardTexts::class,
		'variation_unavailable'  => StandardTexts::class,
		'variation_none'         => StandardTexts::class,
		'variation_reset'        => StandardTexts::class,
		'sale_badge_text'        => StandardTexts::class,
		'sale_badge_template'    => Fields\ProductSettings::class,
		'preview_theme_prefix'   => Fields\PreviewSettings::class,
		'preview_builder_prefix' => Fields\PreviewSettings::class,
		'preview_fonts_url'      => Fields\PreviewSettings::class,
		'trusted_proxies'        => Fields\AdvancedSettings::class,
	);

	/**
	 * Returns the default values by key.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function all(): array {
		return array(
			'after_add_to_cart'               => 'default',
			'view_cart_label'                 => '',
			'desktop_layout'                  => 'flyout',
			'responsive_cart_click'           => 'flyout',
			'break_point'                     => 920,
			'quantity_style_type'             => 'default',
			'quantity_clamp'                  => false,
			'announce_errors'                 => true,
			'free_shipping_bar'               => false,
			'cart_sticky_cart_totals'         => false,
			'woo_cart_empty_featured_product' => false,
			'sale_badge_mode'                 => 'text',
			'sale_badge_text'                 => '',
			'sale_badge_template'             => '',
			'sticky_add_to_cart'              => false,
			'quick_view'                      => 'trigger',
			'quick_view_sheet'                => true,
			'shop_quick_view_stick_cart'      => false,
			'shop_quick_view_auto_height'     => false,
			'variation_buttons'               => true,
			'variation_needed'                => '',
			'variation_unavailable'           => '',
			'variation_none'                  => '',
			'variation_reset'                 => '',
			'loop_history'                    => true,
			'loop_composable'                 => false,
			'loop_counts'                     => true,
			'loop_scroll_on'                  => 'paging',
			'loop_prefetch'                   => true,
			'loop_noindex'                    => true,
			'loop_method'                     => 'POST',
			'checkout_order_review_sticky'    => false,
			'checkout_order_review_toggle'    => true,
			'toggle_show_text'                => '',
			'toggle_hide_text'                => '',
			'labels_as_placeholders'          => 'hidden',
			'checkout_login'                  => true,
			'email_check'                     => false,
			'success_msg'                     => '',
			'show_password_label'             => '',
			'hide_password_label'             => '',
			'header_above_stick'              => false,
			'header_main_stick'               => false,
			'header_below_stick'              => false,
			'header_main_shrink'              => false,
			'sticky_hide_on_scroll'           => false,
			'sticky_header_style'             => 'none',
			'sticky_header_on_devices'        => 'both',
			'stick_header_meta'               => 'default',
			'header_mini_cart'                => 'auto',
			'hf_account_action_type'          => 'menu',
			'hf_account_show_menu_on'         => 'click',
			'hf_account_logout_action'        => 'link',
			'is_scroll_to_id'                 => false,
			'is_scroll_to_top'                => false,
			'scroll_to_top_on_devices'        => 'both',
			'is_dark_palette'                 => false,
			'store_notice'                    => '',
			'coming_soon'                     => false,
			'hide_site_title'                 => false,
			'boxed_layout'                    => false,
			'boxed_width'                     => 1200,
			'speculative_loading'             => 'auto',
			'view_transitions'                => true,
			'color_switcher_default_palette'  => array(),
			'color_switcher_default_logo'     => '',
			'preview_mode'                    => true,
			'preview_origins'                 => array(),
			'preview_theme_prefix'            => '',
			'preview_builder_prefix'          => '',
			'preview_fonts_url'               => '',
			'consent_type'                    => '',
			'consent_cookie_days'             => 30,
			'order_attribution'               => true,
			'attribution_category'            => 'marketing',
			'attribution_months'              => 6,
			'attribution_session'             => 30,
			'attribution_campaign_param'      => '',
			'attribution_term_param'          => '',
			'attribution_content_param'       => '',
			'attribution_domain'              => '',
			'attribution_promo'               => false,
			'replace_add_to_cart'             => true,
			'replace_cart_fragments'          => true,
			'replace_variation_form'          => true,
			'replace_single_product'          => true,
			'replace_page_script'             => true,
			'replace_gallery'                 => false,
			'replace_autocomplete'            => true,
			'replace_attribution'             => true,
			'replace_beside_jquery'           => false,
			'quantity_buttons'                => false,
			'woocommerce_quick_view'          => false,
			'woocommerce_checkout_extras'     => false,
			'fragments_refresh'               => 'cart',
			'fragments_timeout'               => 5000,
			'fragments_method'                => 'GET',
			'main_shop'                       => 'auto',
			'trusted_proxies'                 => '',
			'is_complete_package'             => true,
			'remove_data'                     => false,
		);
	}
}
