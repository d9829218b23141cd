<?php
/**
 * Tests of the settings screen.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Settings;

use Vitrine\Contract;
use Vitrine\Settings\Field;
use Vitrine\Settings\Schema;
use Vitrine\Settings\Admin\SettingsScreen;
use Vitrine\Settings\Admin\SettingsScreenData;
use Vitrine\Settings\Settings;
use Vitrine\Settings\Shop\ShopSettings;
use Vitrine\Tests\TestCase;

/**
 * The output of the page, by user.
 */
final class ScreenTest extends TestCase {

	private const ADDRESS = '/wp-admin/options-general.php?page=vitrine-settings&tab=cart';

	/**
	 * @testdox Prints every setting of every group once as data, and a message for no JavaScript
	 */
	public function test_the_page(): void {
		$admin = $this->visitor();
		$admin->log_in( 'admin', 'password' );
		$page = $admin->get( self::ADDRESS );

		$this->assertSame( 200, $page->status );
		$this->assertMatchesRegularExpression( '#<noscript><p>[^<]*JavaScript[^<]+</p></noscript>#', $page->body );
		$this->assertStringContainsString( 'build/admin-settings.js', $page->body );
		$this->assertSame( 1, preg_match_all( '#<script type="application/json" id="' . Contract::name( 'admin.settings_data' ) . '">([^<]*)</script>#', $page->body, $found ) );
		$data   = json_decode( $found[1][0], true, 16, JSON_THROW_ON_ERROR );
		$fields = array_merge( ...array_column( $data['groups'], 'fields' ) );
		$this->assertSame( array_keys( ShopSettings::fields() + Schema::fields() ), array_column( $fields, 'key' ) );
		$this->assertSame( array( 'shop', ...array_keys( Schema::groups() ) ), array_column( $data['groups'], 'id' ) );
		$this->assertSame( array( 'woocommerce' ), array_column( array_filter( $data['groups'], static fn ( array $group ): bool => ! $group['shown'] ), 'id' ) );
		$this->assertContains( 'Evening', array_column( $data['palettes'], 'name' ) );
	}

	/**
	 * @testdox The settings script loads on its screen only, which requires the capability
	 */
	public function test_where_and_for_whom(): void {
		$admin = $this->visitor();
		$admin->log_in( 'admin', 'password' );
		$this->assertStringNotContainsString( 'admin-settings.js', $admin->get( '/wp-admin/options-general.php' )->body );
		$this->assertSame( 403, $this->visitor_as( 'editor' )->get( self::ADDRESS )->status );
	}

	/**
	 * @testdox Shows stored values, not filtered ones, and masks secrets
	 */
	public function test_values(): void {
		wp_set_current_user( 1 );
		update_option(
			Settings::OPTION,
			array(
				'break_point'       => 700,
				'google_places_key' => 'secret-key',
			)
		);
		add_filter( 'vitrine_settings', static fn ( array $values ): array => array( 'break_point' => 500 ) + $values );
		Settings::reset();
		$values = SettingsScreenData::all()['values'][ Settings::OPTION ];

		$this->assertSame( 500, Settings::get( 'break_point' ) );
		$this->assertSame( 700, $values['break_point'] );
		$this->assertSame( Field::MASK, $values['google_places_key'] );
	}

	/**
	 * @testdox The plugin list links to the settings screen and its tabs
	 */
	public function test_links(): void {
		$this->assertStringContainsString( 'options-general.php?page=vitrine-settings"', SettingsScreen::add_link( array() )[0] );
		$this->assertStringEndsWith( 'page=vitrine-settings&tab=wallet', SettingsScreen::url( 'wallet' ) );
	}
}
